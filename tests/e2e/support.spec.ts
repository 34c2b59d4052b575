import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, scriptless } from "../support/browser/browser-fixtures.ts";
import { openItem, operatorContext } from "../support/browser/operator.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { suspended } from "../support/site/suspended-member.ts";

const send = (page: Page) => page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
const words = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const numberOn = async (page: Page) =>
  /R-\w{4}-\w{4}/.exec(await page.getByText("Its number is").innerText())?.[0] ?? "";

test("a visitor corrects two mistakes, asks, and is answered by an operator who can take it back", async ({
  site,
  javaScriptEnabled,
}) => {
  const visitor = await site.visitor();
  const page = await visitor.open("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/support$/);
  const said = `Where is my receipt? ${crypto.randomUUID()}`;
  await words(page).fill(said);
  await page.getByLabel("Your e-mail address").fill("emma@");
  await page.getByLabel(/Number of the payment/).fill("2026-000017");
  await send(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("What is it about?");
  await expect(words(page), "what was typed is kept").toHaveValue(said);
  await expect(page.getByLabel(/Number of the payment/)).toHaveValue("2026-000017");
  await expect(page.getByLabel("Your e-mail address")).toHaveAttribute("aria-invalid", "true");
  if (javaScriptEnabled) expect(await axeViolations(page), "the page with mistakes").toEqual([]);
  await page.getByLabel("A payment, credits or a refund").check();
  await page.getByLabel("Your e-mail address").fill("emma@gmial.com");
  await send(page);
  await expect(alert).toContainText("Did you mean emma@gmail.com? If emma@gmial.com is right, press “Send” once more.");
  await page.getByLabel("Your e-mail address").fill("emma@example.org");
  await send(page);
  const number = await numberOn(page);
  expect(number).not.toBe("");
  if (javaScriptEnabled) expect(await axeViolations(page), "the receipt").toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);

  const olga = await (await operatorContext(site)).newPage();
  await openItem(olga, site, { queue: "support", words: said });
  await expect(olga.getByRole("heading", { level: 1 })).toContainText(number);
  for (const shown of ["2026-000017", "emma@example.org", "A payment, credits or a refund"])
    await expect(olga.getByRole("main")).toContainText(shown);
  if (javaScriptEnabled) expect(await axeViolations(olga), "the operator's page").toEqual([]);
  await olga.getByRole("button", { name: "Send the answer" }).click();
  await expect(olga.getByRole("alert"), "an answer has words").toContainText("Answer");
  await olga.getByLabel("Answer", { exact: true }).fill("It is under your payments.");
  await olga.getByRole("button", { name: "Send the answer" }).click();
  await expect(olga.getByText(/Number \d+: answered/)).toBeVisible();
  await olga.getByRole("button", { name: "Take it back" }).click();
  await expect(olga.getByLabel("Answer", { exact: true }), "with what was written").toHaveValue(
    "It is under your payments.",
  );
  await olga.getByRole("button", { name: "Send the answer" }).click();
  await expect(olga.getByText(/Number \d+: answered/)).toBeVisible();
});

test("a member asks in the account's name, and finds the receipt among their mails", async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/support", { topic: "photo" });
  await expect(page.getByText(`in the name of your account: Anna`)).toBeVisible();
  await expect(page.getByLabel("Your e-mail address")).toHaveCount(0);
  await expect(page.getByLabel("A photo or my profile"), "the link chose it").toBeChecked();
  await words(page).fill("Why is my photo not shown?");
  await send(page);
  expect(await numberOn(page)).not.toBe("");
  await expect(page.getByText(anna.email)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "To the members" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(async () => {
    await page.goto(`${site.origin}/profile/mails`);
    await expect(page.getByText("We have your question").first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("who goes back and sends the same once more sees the same number", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/support");
  const said = `How do I change my name? ${crypto.randomUUID()}`;
  const numbers = new Set<string>();
  for (const _time of ["first", "again"]) {
    await page.goto(`${site.origin}/support`);
    await page.getByLabel("Something else").check();
    await words(page).fill(said);
    await page.getByLabel("Your e-mail address").fill("emma@example.org");
    await send(page);
    numbers.add(await numberOn(page));
  }
  expect(numbers.size).toBe(1);
});

test("a question in the name of an account is never a stranger's: it comes back to be sent by its member", async ({
  site,
}) => {
  const anna = await site.member({ name: "Anna" });
  const page = await anna.open("/support");
  await page.getByLabel("Something else").check();
  await words(page).fill("How do I change my name?");
  await anna.context.clearCookies({ name: /session/ });
  await send(page);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, anna);
  await expect(page.getByText("What you had typed is still here.")).toBeVisible();
  await expect(words(page)).toHaveValue("How do I change my name?");
  await send(page);
  expect(await numberOn(page)).not.toBe("");
});

test("who is suspended meanwhile has their words at once, and asks by their address", scriptless, async ({ site }) => {
  const bert = await site.member({ name: "Bert" });
  const page = await bert.open("/support");
  await page.getByLabel("My account, or signing in").check();
  await words(page).fill("Why do I get no answers?");
  await suspended(site, bert);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Your account is suspended");
  await expect(words(page)).toHaveValue("Why do I get no answers?");
  await page.getByLabel("Your e-mail address").fill(bert.email);
  await send(page);
  expect(await numberOn(page)).not.toBe("");
});

test(
  "an address that looks like a slip is asked about once, and taken when it is sent again",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/support");
    const box = `anna-${crypto.randomUUID().slice(0, 8)}@gmial.com`;
    await page.getByLabel("A payment, credits or a refund").check();
    await words(page).fill(`Where is my receipt? ${crypto.randomUUID()}`);
    await page.getByLabel("Your e-mail address").fill(box);
    await send(page);
    await expect(page.getByRole("alert")).toContainText(`If ${box} is right`);
    await send(page);
    expect(await numberOn(page)).not.toBe("");
  },
);
