import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { listLikes } from "../../app/contract/people/discovery.ts";
import { eventually } from "../support/eventually.ts";
import { anEmail } from "../support/sign-up.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import {
  answerWho,
  expectMatches,
  fillAccount,
  fillPlaceAndName,
  fillWhoAndBirth,
  continueStep,
} from "../support/browser/sign-up-walk.ts";

// With JavaScript the steps stand in a dialog over the landing page, without it on pages of their own.

test("a message written on somebody's landing page waits, and leaves once the address is confirmed", async ({
  site,
}) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true, country: "NL" });
  const email = anEmail();
  const page = await (await site.visitor({ country: "NL" })).open("/members/:id/landing", { id: bert.id });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Say hello to Bert");
  await page.getByLabel("Your message to Bert").fill("Good morning Bert,\nshall we walk on Sunday?");
  await page.getByRole("button", { name: "Write to Bert" }).click();
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { name: "Annelies", email });
  await expect(page.locator("q").last()).toHaveText("Good morning Bert, shall we walk on Sunday?");
  await fillAccount(page);
  await expectMatches(page);
  await expect(page.getByText("Your message leaves as soon as you have confirmed")).toBeVisible();
  const first = page.getByRole("list", { name: "Members found" }).getByRole("listitem").first();
  await expect(first).toContainText("Bert");
  await expect(first).toContainText("Your message waits until you confirm your e-mail address.");

  const his = await bert.open("/chats");
  await expect(his.getByText("Annelies")).toHaveCount(0);
  await page.goto(await linkInMail(site.origin, { to: email, path: "/activate" }));
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(page.getByText("What you wrote is on its way.")).toBeVisible();
  await expect(async () => {
    await his.reload();
    await expect(his.getByText("shall we walk on Sunday?").first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("who left while somebody wrote to them is not promised to hear it", async ({ site }) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true, country: "NL" });
  const page = await (await site.visitor({ country: "NL" })).open("/members/:id/landing", { id: bert.id });
  await page.getByLabel("Your message to Bert").fill("Good morning Bert");
  await page.getByRole("button", { name: "Write to Bert" }).click();
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { name: "Annelies", email: anEmail() });
  await bert.api.callOrThrow(deleteAccount, { password: bert.password, reason: "pause" });
  await fillAccount(page);
  await expectMatches(page);
  await expect(
    page.getByText("The person you wrote to is no longer here, so your message has not been sent."),
  ).toBeVisible();
  await expect(page.getByText("Your message leaves as soon as you have confirmed")).toHaveCount(0);
  await expect(page.getByText("Your message waits until you confirm")).toHaveCount(0);
});

test("a like given on a landing page is there when the account is", async ({ site }) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true });
  const page = await (await site.visitor()).open("/members/:id/landing2/love", { id: bert.id });
  await expect(page.getByText("It is never too late for butterflies.")).toBeVisible();
  await page.getByRole("button", { name: "Like Bert" }).click();
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { name: "Annelies", email: anEmail() });
  await fillAccount(page);
  await expectMatches(page);
  await expect(page.getByRole("button", { name: "Liked Bert" })).toBeVisible();
  await eventually("Bert was told", async () => {
    const { liked_by: likedBy } = await bert.api.callOrThrow(listLikes);
    return likedBy.some(({ name }) => name === "Annelies");
  });
});

test("the first question stands on a landing page, and the answer is not asked again", async ({ site }) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true });
  const page = await (await site.visitor()).open("/members/:id/landing3", { id: bert.id });
  await answerWho(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Step 2 of 5")).toBeVisible();
  await page.goto(`${site.origin}/members/${bert.id}/signup?step=0`);
  await expect(page.getByRole("radio", { name: "Woman" }).first()).toBeChecked();
});

test(
  "whom one came for stays in view on every step, and the message can be changed from each",
  scriptless,
  async ({ site }) => {
    const eva = await site.member({ name: "Eva", fictional: true });
    const page = await (await site.visitor()).open("/members/:id/signup", { id: eva.id });
    const card = page.getByRole("complementary", { name: "You are here for Eva" });
    const sees = async () => {
      await expect(card).toContainText("Eva");
      await expect(card).toContainText("Fictional");
    };
    await sees();
    await fillWhoAndBirth(page);
    await sees();
    await page.getByLabel("Town or village").fill("Deventer");
    await page.getByRole("button", { name: "Write a message" }).click();
    await sees();
    await page.getByLabel("Your message to Eva").fill("Do you like opera?");
    await continueStep(page);
    await expect(page.getByLabel("Town or village")).toHaveValue("Deventer");
    await fillPlaceAndName(page, { email: anEmail() });
    await sees();
    await page.getByRole("button", { name: "Change the message" }).click();
    await expect(page.getByLabel("Your message to Eva")).toHaveValue("Do you like opera?");
    await page.getByLabel("Your message to Eva").fill("Do you like jazz?");
    await continueStep(page);
    await expect(page.locator("q")).toHaveText("Do you like jazz?");
  },
);

test("a fictional profile says so on its landing pages", async ({ site }) => {
  const eva = await site.member({ name: "Eva", fictional: true });
  const visitor = await site.visitor();
  for (const landing of ["landing", "landing2", "landing3"]) {
    const page = await visitor.open(`/members/${eva.id}/${landing}`);
    await expect(page.getByRole("figure")).toContainText("Fictional");
    await expect(page.locator("main").getByText("physical contact", { exact: false }).first()).toBeVisible();
  }
});

test(
  "the longest message of emoji survives every step; a longer one is refused and stays",
  scriptless,
  async ({ site }) => {
    const bert = await site.member({ name: "Bert", show_to_visitors: true });
    const visitor = await site.visitor();
    const longest = "🌷".repeat(2000);
    const source = Object.fromEntries(
      ["network", "ref", "sub1", "sub2", "sub3"].map((name) => [name, "漢".repeat(64)]),
    );
    const page = await visitor.open("/members/:id/signup", { id: bert.id, step: "message", ...source });
    await page.getByLabel("Your message to Bert").fill(longest);
    await continueStep(page);
    await fillWhoAndBirth(page);
    await fillPlaceAndName(page, { name: "Ἀ".repeat(40), email: anEmail() });
    await expect(page.locator("q")).toHaveText(longest);

    const refused = await visitor.context.request.post(`${site.origin}/members/${bert.id}/signup?step=message`, {
      form: { signup_message: `${longest}!` },
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain("Your message is too long.");
    expect(await refused.text()).toContain(`${longest}!</textarea>`);
  },
);

test("what was written to one person does not go to another", async ({ site }) => {
  const [bert, carl] = [
    await site.member({ name: "Bert", show_to_visitors: true }),
    await site.member({ name: "Carl", show_to_visitors: true }),
  ];
  const page = await (await site.visitor()).open("/members/:id/signup", { id: bert.id, step: "message" });
  await page.getByLabel("Your message to Bert").fill("Dear Bert");
  await continueStep(page);
  await page.goto(`${site.origin}/members/${carl.id}/landing`);
  await expect(page.getByLabel("Your message to Carl")).toHaveValue("");
  await page.goto(`${site.origin}/signup`);
  await expect(page.locator("q")).toHaveText("Dear Bert");
  await page.goto(`${site.origin}/members/${carl.id}/signup`);
  await answerWho(page);
  await continueStep(page);
  await expect(page.getByText("You can write to Carl right away")).toBeVisible();
});

test("an unknown profile's landing page leads to the sign-up; a signed-in member gets the profile", async ({
  site,
}) => {
  const [anna, hidden] = [await site.member(), await site.member({ confirmed: false })];
  for (const id of ["nobody000000", "-", hidden.id]) {
    const page = await (await site.visitor()).open("/members/:id/landing", { id });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This profile is not here any more");
    await page.getByRole("link", { name: "Sign up for free" }).click();
    await expect(page).toHaveURL(/\/signup$/);
  }
  const bert = await site.member({ name: "Bert", show_to_visitors: true });
  for (const path of ["landing", "landing2", "landing3/love", "signup"]) {
    const page = await anna.open(`/members/${bert.id}/${path}`);
    await expect(page).toHaveURL(new RegExp(`/members/${bert.id}$`));
  }
});

test("with an address that has an account one signs in instead, and gets to the chat with that member", async ({
  site,
}) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert", show_to_visitors: true })];
  const page = await (await site.visitor()).open("/members/:id/signup", { id: bert.id });
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { email: anna.email });
  await fillAccount(page);
  await expect(page.getByText("Is this you?")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Sign in" }).click();
  expect(page.url()).not.toContain(anna.email.split("@")[0]);
  await expect(page.getByLabel("E-mail address")).toHaveValue(anna.email);
  await page.getByLabel("Password").fill(anna.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${bert.id}/chat$`));
});

test("the landing pages speak Dutch", async ({ site }) => {
  const bert = await site.member({ name: "Bert", show_to_visitors: true });
  const page = await (await site.visitor({ locale: "nl-NL" })).open("/members/:id/landing", { id: bert.id });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zeg Bert gedag");
  await page.getByLabel("Je bericht aan Bert").fill("Dag Bert");
  await page.getByRole("button", { name: "Schrijf Bert" }).click();
  await expect(page.getByText("Stap 1 van 5")).toBeVisible();
  await expect(page.locator("q")).toHaveText("Dag Bert");
});
