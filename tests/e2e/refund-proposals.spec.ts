import type { BrowserContext, Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, type Site, test } from "../support/browser/browser-fixtures.ts";
import { operatorContext } from "../support/browser/operator.ts";

/** Somebody who paid for 300 credits; answers the number of their payment among the operators'. */
async function aBuyer(site: Site, operator: BrowserContext) {
  const anna = await site.member({ credits: 0, country: "NL" });
  const page = await anna.open("/credits");
  await page.getByRole("radio", { name: /^300 credits/ }).check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.locator("button[value=pay]").click();
  await site.delivered();
  const list = await operator.newPage();
  await list.goto(`${site.origin}/operator/payments?state=completed`);
  const links = await list
    .getByRole("list", { name: "Payments" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links) {
    await list.goto(site.origin + link);
    if (await list.getByRole("link", { name: anna.id }).count()) return { anna, list, link };
  }
  throw new Error("the payment is not there");
}

const main = (page: Page) => page.getByRole("main");

/** What each look at a member asks first. */
async function sayWhy(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why do you look at this member?");
  await page.getByRole("textbox", { name: "Reason" }).fill("a browser test");
  await page.getByRole("button", { name: "Show the member" }).click();
}

test(
  "a large refund is proposed on the payment's page, waits in the list, and another operator agrees to it",
  scriptless,
  async ({ site }) => {
    const olga = await operatorContext(site, "Olga");
    const { anna, list: page, link } = await aBuyer(site, olga);
    await expect(main(page).getByText("can still go back.", { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await main(page)
      .getByRole("link", { name: /^Pay back all of it/ })
      .click();
    await sayWhy(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay money back");
    await page.getByRole("textbox", { name: "Why?" }).fill("she wrote to us");
    await page.getByRole("button", { name: /^Propose/ }).click();
    await expect(page.getByRole("alert")).toContainText("Please");
    await expect(page.getByRole("textbox", { name: "Why?" })).toHaveValue("she wrote to us");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: /^Propose/ }).click();
    await expect(page.getByText("it waits for one under Refund proposals", { exact: false })).toBeVisible();
    await site.delivered();

    await page.goto(`${site.origin}/operator/proposals`);
    const own = (of: Page, name: string) =>
      of
        .getByRole("list", { name })
        .getByRole("listitem")
        .filter({ has: of.locator(`a[href*="${anna.id}"]`) });
    await expect(own(page, "Your own")).toContainText("she wrote to us");
    await expect(own(page, "Your own")).toContainText("Proposed by Olga");
    expect(await axeViolations(page)).toEqual([]);
    await own(page, "Your own").getByRole("link", { name: "The payment" }).click();
    expect(new URL(page.url()).pathname).toBe(link);
    await expect(main(page).getByText("waits for a second operator", { exact: false })).toBeVisible();
    await expect(main(page).getByRole("link", { name: /^Pay back/ })).toHaveCount(0);

    const other = await (await operatorContext(site, "Piet")).newPage();
    await other.goto(`${site.origin}/operator`);
    await main(other).getByRole("link", { name: "Show them" }).click();
    await own(other, "For you to decide")
      .getByRole("link", { name: /and decide$/ })
      .click();
    await sayWhy(other);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("A proposal to pay money back");
    await other.getByRole("radio", { name: /^Agree/ }).check();
    await other.getByRole("textbox", { name: "Why?" }).fill("the mail is there");
    await other.getByRole("button", { name: "Confirm" }).click();
    await expect(other.getByText("The money is on its way back.", { exact: false })).toBeVisible();
    await site.delivered();
    await other.goto(`${site.origin}/operator/proposals`);
    await expect(other.locator(`a[href*="${anna.id}"]`)).toHaveCount(0);
  },
);

test("who opens a member on the way to a page of theirs is led to no other page", scriptless, async ({ site }) => {
  const anna = await site.member();
  const page = await (await operatorContext(site)).newPage();
  const wrong = [
    "https://example.org/",
    "//example.org",
    `/operator/members/${anna.id}/../../payments`,
    "/operator/sums",
  ];
  for (const next of wrong) {
    await page.goto(`${site.origin}/operator/members/${anna.id}?${new URLSearchParams({ next })}`);
    const asked = await page.request.post(page.url(), {
      form: { reason: "a browser test" },
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    expect([asked.status(), asked.headers()["location"]]).toEqual([303, `/operator/members/${anna.id}`]);
  }
});
