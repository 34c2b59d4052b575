import { sendReport } from "../../app/contract/safety/reports.ts";
import { browserCookie } from "../support/http/site-cookies.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import {
  anOperator,
  openItem,
  operatorContext,
  signInAsOperator,
  signOutAsOperator,
  stopWork,
} from "../support/browser/operator.ts";

test(
  "what an operator typed when their session ended is there again once they have signed in",
  { tag: "@javascript" },
  async ({ site }) => {
    const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
    const report = { key: crypto.randomUUID(), id: bert.id, reason: "other", text: "Something is wrong." } as const;
    const { case: number } = await anna.api.callOrThrow(sendReport, report);
    await site.delivered();
    const [olga, { context }] = [await anOperator(site), await site.visitor()];
    const page = await context.newPage();
    await signInAsOperator(page, site, olga);
    await openItem(page, site, { queue: "reports", words: number });
    await page.getByLabel("Explanation").fill("We looked at it twice.");
    const cookies = await context.cookies();
    await context.request.post(`${site.origin}/operator/logout`, { headers: { Origin: site.origin } });
    await context.addCookies(cookies);

    await page.getByRole("button", { name: "Decide", exact: true }).click();
    await expect(page.getByText("Your session is over")).toBeVisible();
    await signInAsOperator(page, site, olga);
    await expect(page.getByRole("heading", { name: "What waits" })).toBeVisible();
    await openItem(page, site, { queue: "reports", words: number });
    await expect(page.getByLabel("Explanation")).toHaveValue("We looked at it twice.");
    await stopWork(page, site);

    await signOutAsOperator(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test("a key pressed twice chooses nothing in the list to which it led", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = [await site.member({ name: "Anna" }), await site.member({ name: "Bert" })];
  const report = { key: crypto.randomUUID(), id: bert.id, reason: "other", text: "Something is wrong." } as const;
  const { case: number } = await anna.api.callOrThrow(sendReport, report);
  await site.delivered();
  const context = await operatorContext(site);
  await context.addCookies([browserCookie(site.origin, "locale", "nl")]);
  const page = await context.newPage();
  await openItem(page, site, { queue: "reports", words: number });
  await page.getByLabel("Een waarschuwing").check();
  await page.keyboard.press("r");
  const reasons = page.getByLabel("Reden van het besluit");
  await expect(reasons).toBeFocused();
  // "Reclame of spam" begins with it.
  await page.keyboard.press("r");
  await expect(reasons).toHaveValue("");
  await stopWork(page, site);
});
