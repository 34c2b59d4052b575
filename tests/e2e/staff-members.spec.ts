import type { Page } from "@playwright/test";
import { startPayment } from "../../app/contract/money/payments.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { type BrowserMember, expect, scriptless, test, type Site } from "../support/browser/browser-fixtures.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { operatorContext } from "../support/browser/operator.ts";

/** An operator's page of this member, whom they found by address and said why. */
async function openMember(site: Site, { email }: BrowserMember): Promise<Page> {
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/members`);
  await page.getByLabel("Whom do you look for?").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await page.getByLabel("Reason").fill("three reports about money");
  await page.getByRole("button", { name: "Show the member" }).click();
  await expect(page.getByText("address confirmed")).toBeVisible();
  return page;
}

async function signIn(page: Page, { origin }: Site, { email, password }: BrowserMember): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a suspended member's open page ends, they read why when they sign in, and are let in when it is lifted", async ({
  site,
  javaScriptEnabled,
}) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member({ name: "Anna" });
  const hers = await anna.open("/members");
  const page = await openMember(site, anna);
  await page.getByRole("link", { name: "Take a decision" }).click();
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose one");
  await page.getByLabel(/^Suspended/).check();
  await page.getByLabel("Reason for the decision").selectOption("asks_for_money");
  await page.getByLabel("Why, in words for the member").fill("You asked three members for money.");
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByRole("alert")).toContainText("For how long");
  await page.getByLabel("For how long").selectOption("30 days");
  await page.getByLabel(/^Warning/).check();
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByRole("alert")).toContainText("Only reading first and suspending last for a time.");
  await suspend(page, "You asked three members for money.", "30 days");
  await expect(page.getByText("hidden and signed out")).toBeVisible();
  await expect(page.getByText(/until .+ at 23:59.* case R-/)).toBeVisible();
  if (!javaScriptEnabled) await hers.reload();
  await expect(hers).toHaveURL(/\/login/);
  await expect(hers.getByText("Your account is suspended. The mail that we sent you says why")).toBeVisible();
  await expect(hers.getByText("Please sign in first")).toHaveCount(0);
  await signIn(hers, site, anna);
  await expect(hers.getByRole("alert")).toContainText(/Your account is suspended until the end of .+ 20\d\d\./);
  const support = hers.getByRole("link", { name: "our customer service" });
  await expect(support).toHaveAttribute("href", "/support?topic=account");
  await hers.getByRole("link", { name: "house rules", exact: true }).click();
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("House rules");
  await page.getByRole("link", { name: "Lift a decision" }).click();
  await page.getByLabel("Why, in words for the member").fill("It was somebody else.");
  await page.getByRole("button", { name: "Lift it" }).click();
  await expect(page.getByText("Lifted. The mail is on its way.")).toBeVisible();
  await signIn(hers, site, anna);
  await expect(hers).toHaveURL(/\/members/);
});

async function suspend(page: Page, why: string, lasts = "Until it is lifted"): Promise<void> {
  await page.getByLabel(/^Suspended/).check();
  await page.getByLabel("For how long").selectOption(lasts);
  await page.getByLabel("Reason for the decision").selectOption("asks_for_money");
  await page.getByLabel("Why, in words for the member").fill(why);
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByText("Decided. The mail is on its way.")).toBeVisible();
}

test(
  "who lifts what changed meanwhile is told so, keeps their words, and sends them again",
  scriptless,
  async ({ site }) => {
    const anna = await site.member();
    const page = await openMember(site, anna);
    const path = `${site.origin}/operator/members/${anna.id}`;
    await page.goto(`${path}/decide`);
    await suspend(page, "You asked for money.");
    await page.getByRole("link", { name: "Lift a decision" }).click();
    const reason = page.getByLabel("Why, in words for the member");
    await reason.fill("It was somebody else.");
    const other = await openMember(site, anna);
    await other.goto(`${path}/decide`);
    await suspend(other, "You asked again.");
    await other.goto(`${path}/lift`);
    await page.getByRole("button", { name: "Lift it" }).click();
    await expect(page.getByRole("alert")).toContainText("This has changed since you opened the page");
    await expect(reason).toHaveValue("It was somebody else.");
    await page.getByRole("button", { name: "Lift it" }).click();
    await expect(page.getByText("Lifted. The mail is on its way.")).toBeVisible();
    await other.getByLabel("Why, in words for the member").fill("We were wrong.");
    await other.getByRole("button", { name: "Lift it" }).click();
    await expect(other.getByText("counts any more, so there is nothing to lift")).toBeVisible();
  },
);

test(
  "who decides about a member whom a colleague decided about meanwhile sees it, keeps their words, and decides again",
  scriptless,
  async ({ site }) => {
    const anna = await site.member();
    const [page, other] = [await openMember(site, anna), await openMember(site, anna)];
    const path = `${site.origin}/operator/members/${anna.id}/decide`;
    await page.goto(path);
    await expect(page.getByText("Counts now: Nothing")).toBeVisible();
    await page.getByLabel(/^Warning/).check();
    await page.getByLabel("Reason for the decision").selectOption("asks_for_money");
    await page.getByLabel("Why, in words for the member").fill("You asked for money.");
    await other.goto(path);
    await suspend(other, "You asked again.");
    await page.getByRole("button", { name: "Decide" }).click();
    await expect(page.getByRole("alert")).toContainText("This has changed since you opened the page");
    await expect(page.getByText("Counts now: Suspended")).toBeVisible();
    await expect(page.getByLabel("Why, in words for the member")).toHaveValue("You asked for money.");
    await page.getByRole("button", { name: "Decide" }).click();
    await expect(page.getByText("Decided. The mail is on its way.")).toBeVisible();
  },
);

test("an account is deleted only by who says that they know what it means", scriptless, async ({ site }) => {
  const anna = await site.member();
  const payment_id = crypto.randomUUID();
  const order = { bundle: "20", payment_method: "paypal" as const, return_url: `${site.origin}/transactions` };
  await anna.api.callOrThrow(startPayment, { payment_id, ...order });
  const page = await openMember(site, anna);
  for (const what of ["terms", "privacy statement", "sensitive details"])
    await expect(page.getByText(what, { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: payment_id })).toContainText("20: Not finished");
  await page.getByRole("link", { name: "Delete the account" }).click();
  await page.getByLabel(/^At once/).check();
  await page.getByLabel("How did they ask?").fill("a letter of this week");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(/^After \d+ days/).check();
  await page.getByLabel("I know that this deletes").check();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The account is deleted after the days of grace.")).toBeVisible();
  await expect(page.getByText("Will be erased on")).toBeVisible();
  await expect(page.getByText("deletes their account: hidden")).toBeVisible();
  await page.getByRole("link", { name: "Delete the account" }).click();
  await expect(page.getByRole("link", { name: /^Back to / })).toBeVisible();
  await expect(page.getByText(anna.email)).toBeVisible();
  await page.getByLabel(/^At once/).check();
  await page.getByLabel("How did they ask?").fill("a letter of this week");
  await page.getByLabel("I know that this deletes").check();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Members");
  await expect(page.getByText("The account is deleted.", { exact: true })).toBeVisible();
});

test("axe finds nothing on the pages about members", scriptless, async ({ site }) => {
  const { email, id } = await site.member();
  const page = await (await operatorContext(site)).newPage();
  const look = async (path: string) => {
    await page.goto(site.origin + path);
    expect(await axeViolations(page), path).toEqual([]);
  };
  await look(`/operator/members?q=${encodeURIComponent(email)}&country=NL`);
  await look(`/operator/members/${id}`);
  await page.getByLabel("Reason").fill("to look at the page");
  await page.getByRole("button", { name: "Show the member" }).click();
  for (const path of ["", "/decide", "/lift", "/correct", "/erase", "/refunds"])
    await look(`/operator/members/${id}${path}`);
});
