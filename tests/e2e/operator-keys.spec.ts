import { sendReport } from "../../app/contract/safety/reports.ts";
import { browserCookie } from "../support/http/site-cookies.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext, stopWork } from "../support/browser/operator.ts";

test("whose session has ended reads why they have to sign in", async ({ site }) => {
  const context = await operatorContext(site);
  const page = await context.newPage();
  await page.goto(`${site.origin}/operator`);
  const cookies = await context.cookies();
  await context.request.post(`${site.origin}/operator/logout`, { headers: { Origin: site.origin } });
  await context.addCookies(cookies);
  await page.getByRole("link", { name: "Members" }).click();
  await expect(page.getByText("Your session is over")).toBeVisible();
});

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
  // Letters are letters where somebody writes.
  await page.getByLabel("Uitleg").pressSequentially("rare praat");
  await expect(page.getByLabel("Uitleg")).toHaveValue("rare praat");
  await stopWork(page, site);
});
