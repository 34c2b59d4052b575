import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { anOperator, openItem, operatorContext, signInAsOperator, stopWork } from "../support/browser/operator.ts";
import { reportOn } from "../support/browser/report-on.ts";

const decide = (page: Page) => page.getByRole("button", { name: "Decide", exact: true });

async function typeSuspension(page: Page): Promise<void> {
  await page.getByLabel("The account is suspended").check();
  await page.getByLabel("Reason for the decision").selectOption("Harassment, threats or insults");
  await page.getByLabel("For how long").selectOption("7 days");
  await page.getByLabel("Explanation").fill("You insulted somebody.");
}

async function expectNothingTyped(page: Page): Promise<void> {
  await expect(page.getByLabel("Explanation")).toHaveValue("");
  await expect(page.getByLabel("Reason for the decision")).toHaveValue("");
  await expect(page.getByLabel("The account is suspended")).not.toBeChecked();
}

test("who takes a decision back finds all that they had typed, on that page and on no other", async ({ site }) => {
  const [harm, hugo] = [await site.member({ name: "Harm" }), await site.member({ name: "Hugo" })];
  const [first, second] = [await reportOn(site, harm), await reportOn(site, hugo)];
  const page = await (await operatorContext(site)).newPage();
  await openItem(page, site, { queue: "reports", words: first.words });
  await typeSuspension(page);
  const address = page.url();
  await decide(page).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel("The account is suspended")).toBeChecked();
  await expect(page.getByLabel("Reason for the decision")).toHaveValue("harassment");
  await expect(page.getByLabel("For how long")).toHaveValue("7");
  await expect(page.getByLabel("Explanation")).toHaveValue("You insulted somebody.");
  await openItem(page, site, { queue: "reports", words: second.words });
  await expectNothingTyped(page);
  await stopWork(page, site);
  const omar = await (await operatorContext(site, "Omar")).newPage();
  await openItem(omar, site, { queue: "reports", words: first.words });
  await expectNothingTyped(omar);
  await stopWork(omar, site);
});

test("nothing of it is kept once the decision has left, nor after signing out", async ({ site }) => {
  const { words } = await reportOn(site, await site.member({ name: "Harm" }));
  const context = await operatorContext(site);
  const page = await context.newPage();
  await openItem(page, site, { queue: "reports", words });
  const item = Number(new URL(page.url()).pathname.split("/").at(-1));
  const kept = async () => (await context.cookies()).filter(({ name }) => name.endsWith("typed")).length;
  await typeSuspension(page);
  await decide(page).click();
  await expect(page.getByRole("status").filter({ hasText: ": suspended." })).toBeVisible();
  expect(await kept()).toBe(1);
  await site.internal.sendDecision(item);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("The decision has left already")).toBeVisible();
  expect(await kept()).toBe(0);
  await openItem(page, site, { queue: "reports", words: (await reportOn(site, await site.member())).words });
  await typeSuspension(page);
  await decide(page).click();
  await expect(page.getByRole("status").filter({ hasText: ": suspended." })).toBeVisible();
  expect(await kept()).toBe(1);
  await page.request.post(`${site.origin}/operator/logout`, { headers: { Origin: site.origin } });
  expect(await kept()).toBe(0);
});

test("who signs in again after their session ended finds what they had typed", async ({ site }) => {
  const { words } = await reportOn(site, await site.member({ name: "Harm" }));
  const olga = await anOperator(site);
  const { context } = await site.visitor();
  const page = await context.newPage();
  await signInAsOperator(page, site, olga);
  await openItem(page, site, { queue: "reports", words });
  await typeSuspension(page);
  const cookies = await context.cookies();
  await context.request.post(`${site.origin}/operator/logout`, { headers: { Origin: site.origin } });
  await context.addCookies(cookies);
  await decide(page).click();
  await expect(page.getByText("Your session is over")).toBeVisible();
  await signInAsOperator(page, site, olga);
  await openItem(page, site, { queue: "reports", words });
  await expect(page.getByLabel("Explanation")).toHaveValue("You insulted somebody.");
  await expect(page.getByLabel("The account is suspended")).toBeChecked();
  await stopWork(page, site);
});
