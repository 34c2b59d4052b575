import type { Page } from "@playwright/test";
import { coveredControls } from "../support/browser/covered-controls.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { anEmail } from "../support/sign-up.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import {
  answerWho,
  expectMatches,
  fillAccount,
  fillPlaceAndName,
  fillWhoAndBirth,
  continueStep,
} from "../support/browser/sign-up-walk.ts";
import { expectBirth } from "../support/browser/date-of-birth.ts";

test("a visitor signs up, is signed in, follows the link in the mail and is confirmed", async ({ site }) => {
  const visitor = await site.visitor({ country: "NL" });
  const email = anEmail();
  const page = await visitor.open("/signup");
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { email });
  await expect(page.locator("dl")).toContainText("Deventer");
  await expect(page.getByLabel(/Send me tips/), "nobody sends such mails yet").toHaveCount(0);
  await fillAccount(page);
  await expectMatches(page);
  await expect(page.getByRole("status").filter({ hasText: "Welcome, Anna! Your account is ready." })).toHaveCount(1);
  const link = await linkInMail(site.origin, { to: email, path: "/activate" });
  await page.goto(link);
  await page.goto(`${site.origin}/members`);
  await expect(page.getByText("Open your mail"), "a followed link confirms nothing").toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(page).toHaveURL(/\/activate\/done$/);
  await page.goto(link);
  await expect(page, "a used link offers no deed").toHaveURL(/\/activate\/done$/);
  await page.getByRole("link", { name: "Meet the members" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByText("Open your mail")).toHaveCount(0);
  await page.goto(`${site.origin}/signup`);
  await expect(page).toHaveURL(/\/members$/);
});

test("on a phone the welcome toast covers no button or link", async ({ site }) => {
  const visitor = await site.visitor({ country: "NL" });
  const page = await visitor.open("/signup");
  await page.setViewportSize({ width: 360, height: 740 });
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { email: anEmail() });
  await fillAccount(page);
  await expectMatches(page);
  await expect(page.getByRole("button", { name: /^Like / }).first()).toBeInViewport();
  expect(await coveredControls(page)).toEqual([]);
});

test("the link in the mail confirms on a device where nobody is signed in", async ({ site }) => {
  const visitor = await site.visitor();
  const email = anEmail();
  const page = await visitor.open("/signup");
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { email });
  await fillAccount(page);
  await expectMatches(page);
  const other = await (await site.visitor()).context.newPage();
  await other.goto(await linkInMail(site.origin, { to: email, path: "/activate" }));
  await other.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(other).toHaveURL(/\/activate\/done$/);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your e-mail address is confirmed");
  await other.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/\/login\?redirect=(%2F|\/)members$/);
  await expect(other.getByLabel("E-mail address")).toHaveValue(email);
});

test("nobody is told that their address is confirmed while it is not", scriptless, async ({ site }) => {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const visitor = await (await site.visitor()).open("/activate/done");
  await expect(title(visitor)).toHaveText("Confirm your e-mail address");
  await expect(visitor.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  const anna = await site.member({ confirmed: false });
  const page = await anna.open("/activate/done");
  await expect(title(page)).toHaveText("Confirm your e-mail address");
  await page.getByRole("button", { name: "Send me a new e-mail" }).click();
  await expect(page).toHaveURL(/\/activate\/done$/);
  await expect(page.getByText("We sent you an e-mail a moment ago")).toBeVisible();
  await page.goto(await linkInMail(site.origin, { to: anna.email, path: "/activate" }));
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(title(page)).toHaveText("Your e-mail address is confirmed");
});

test("whatever is typed stays, whichever way one goes", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/signup");
  await fillWhoAndBirth(page);
  await page.getByLabel("Region").selectOption("Gelderland");
  await page.getByLabel("Town or village").fill("Zutphen");
  await page.getByRole("button", { name: "Back" }).click();
  await expectBirth(page, "1957-04-03");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: "Woman" }).first()).toBeChecked();
  await continueStep(page);
  await continueStep(page);
  await expect(page.getByLabel("Town or village")).toHaveValue("Zutphen");
  await continueStep(page);
  await page.getByLabel("Profile name").fill("@Anna");
  await page.getByLabel("E-mail address").fill("anna@");
  await continueStep(page);
  await expect(page.getByText("Your profile name may not start with an @").last()).toBeVisible();
  await page.goto(`${site.origin}/signup?step=3`);
  await expect(page.getByLabel("E-mail address")).toHaveValue("anna@");
});

test("a later step opened too early leads to the first one that is not done", scriptless, async ({ site }) => {
  const page = await (await site.visitor()).open("/signup", { step: 4 });
  await expect(page).toHaveURL(/step=0/);
  await fillWhoAndBirth(page);
  await page.goto(`${site.origin}/signup?step=4`);
  await expect(page).toHaveURL(/step=2$/);
});

test("a language is no country: who comes from nobody knows where chooses it", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ locale: "en-US" })).open("/signup");
  await answerWho(page);
  await continueStep(page);
  await expect(page.getByLabel("Country you live in")).toHaveValue("");
  await expect(page.getByLabel("Country you live in")).toContainText("Choose your country");
});

test("what is wrong is said in Dutch, to the letter of the specification", scriptless, async ({ site }) => {
  const email = "anna@example.org";
  const page = await (await site.visitor({ locale: "nl-NL" })).open("/signup");
  const next = () => page.getByRole("button", { name: "Verder" }).click();
  const says = (text: string) => expect(page.locator("form p").filter({ hasText: text }).last()).toHaveText(text);
  await page.getByRole("radio", { name: "Vrouw" }).first().check();
  await page.getByRole("radio", { name: "Man" }).last().check();
  await next();
  await page.getByLabel("Land waar je woont").selectOption("NL");
  await next();
  await says("Vul uw geboortedatum in (18+ jaar)");
  await page.getByLabel("Dag").fill("1");
  await page.getByLabel("Maand").selectOption("januari");
  await page.getByLabel("Jaar").fill("1850");
  await next();
  await says("Ongeldige geboortedatum.");
  await page.getByLabel("Jaar").fill("1957");
  await next();
  await page.getByLabel("Regio").selectOption("Overijssel");
  await page.getByLabel("Woonplaats").fill("Deventer");
  await next();
  await page.getByLabel("Profielnaam").fill("@anna");
  await page.getByLabel("E-mailadres").fill("geen adres");
  await next();
  await says("Je profielnaam mag niet beginnen met een @");
  await says("Ongeldige e-mail");
  await page.getByLabel("Profielnaam").fill(email);
  await page.getByLabel("E-mailadres").fill(email);
  await next();
  await says("Je profielnaam moet anders zijn dan je e-mailadres");
});

test("an address that has an account is refused on its step, with everything kept and a link to sign in", async ({
  site,
}) => {
  const member = await site.member();
  const page = await (await site.visitor()).open("/signup");
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { name: "Anna Maria", email: member.email });
  await fillAccount(page);
  await expect(page.getByText("This e-mail address already has an account on this site.").last()).toBeVisible();
  await expect(page.getByLabel("Profile name")).toHaveValue("Anna Maria");
  await expect(page.getByLabel("E-mail address")).toHaveValue(member.email);
  await expect(page.locator("main").getByRole("link", { name: "Sign in" }).first()).toHaveAttribute("href", "/login");
  await page.getByLabel("E-mail address").fill(anEmail());
  await continueStep(page);
  await fillAccount(page);
  await expectMatches(page);
});

test(
  "a short password and missing consents are asked for again, and the consents that were given stay",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor()).open("/signup");
    await fillWhoAndBirth(page);
    await fillPlaceAndName(page, { email: anEmail() });
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Make my account" }).click();
    const lines = page.getByRole("alert").getByRole("link", { name: "We need your consent to go on." });
    await expect(lines).toHaveText([/^Terms and privacy: /, /^Sensitive data: /]);
    await expect(lines.last()).toHaveAttribute("href", "#step-consent_sensitive");
    await page.getByLabel("Password").fill("short");
    await page.getByLabel(/I am 18 or over/).check();
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByText("We need your consent to go on.").last()).toBeVisible();
    await expect(page.getByLabel(/I am 18 or over/)).toBeChecked();
    await expect(page.getByLabel("Password")).toHaveValue("");
    await page.getByLabel("Password").fill("a walk along the river");
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/Type your password again\./);
  },
);

test("a link that is old or forged says so, and a mail can be asked for, though not twice a minute", async ({
  site,
}) => {
  const anna = await site.member({ confirmed: false });
  const page = await anna.open("/activate", { id: anna.id, token: "forged" });
  await expect(page, "nothing is promised that a press cannot do").toHaveURL(/\/activate\/error$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activation failed");
  await page.getByRole("button", { name: "Send me a new e-mail" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByText("We sent you an e-mail a moment ago")).toBeVisible();
  await page.goto(await linkInMail(site.origin, { to: anna.email, path: "/activate" }));
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(page).toHaveURL(/\/activate\/done$/);
});
