import type { Page } from "@playwright/test";
import { anEmail } from "../support/sign-up.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { linkInMail } from "../support/http/mailbox.ts";
import { expectMatches, fillAccount } from "../support/browser/sign-up-walk.ts";
import { expectBirth } from "../support/browser/date-of-birth.ts";

const answers = { gender: "female", seeking: "male", date_of_birth: "1957-04-03", country: "nl" };

test("a sign-up link with answers asks only for the others, on one page", async ({ site }) => {
  const email = anEmail();
  const visitor = await site.visitor({ country: "NL" });
  const page = await visitor.open("/complete-signup", { ...answers, name: "Annelies", email, password: "from a link" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almost there, Annelies");
  await expect(page.locator("dl")).toContainText("A woman who would like to meet a man");
  await expect(page.locator("dl")).toContainText(email);
  await expect(page.getByRole("group", { name: "Date of birth" })).toHaveCount(0);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expect(page.getByText("Language", { exact: true })).toHaveCount(0);
  await page.getByLabel("Region").selectOption("Overijssel");
  await page.getByLabel("Town or village").fill("Deventer");
  await fillAccount(page);
  await expectMatches(page);
  expect(new URL(page.url()).searchParams.get("api_signup_complete")).toBe("1");
  await linkInMail(site.origin, { to: email, path: "/activate" });
});

test(
  "answers in a link change nothing by themselves, and are kept once the form is sent",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ country: "NL" });
    const page = await visitor.open("/complete-signup", { ...answers, name: "Annelies" });
    await page.goto(`${site.origin}/signup?step=0`);
    await expect(page.getByRole("radio", { name: "Woman" }).first()).not.toBeChecked();
    await page.goto(`${site.origin}/complete-signup?${new URLSearchParams({ ...answers, name: "Annelies" })}`);
    await page.getByLabel("Town or village").fill("Deventer");
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByRole("alert")).toContainText("We need your consent to go on.");
    await expect(page.getByLabel("Town or village")).toHaveValue("Deventer");
    await page.goto(`${site.origin}/signup?step=0`);
    await expect(page.getByRole("radio", { name: "Woman" }).first()).toBeChecked();
  },
);

test("a wrong answer in a sign-up link is asked again, with the reason", scriptless, async ({ site }) => {
  const page = await (
    await site.visitor()
  ).open("/complete-signup", {
    ...answers,
    gender: "both",
    date_of_birth: "2015-01-01",
    name: "@anna",
    email: "anna@",
  });
  const alert = page.getByRole("alert");
  for (const text of ["Please choose one.", "You must be 18 or older.", "may not start with an @", "Invalid e-mail"])
    await expect(alert).toContainText(text);
  await expect(page.getByLabel("E-mail address")).toHaveValue("anna@");
  await expectBirth(page, "2015-01-01");
  await expect(alert).not.toContainText("consent");
});

test("answers from the link can be changed, and what was typed meanwhile stays", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/complete-signup", answers);
  await page.getByLabel("Profile name").fill("Annelies");
  await page.getByRole("button", { name: "Change your date of birth or country" }).click();
  await expectBirth(page, "1957-04-03");
  await expect(page.getByLabel("Profile name")).toHaveValue("Annelies");
});

const consents = (page: Page) => [page.getByLabel(/I am 18 or over/), page.getByLabel(/may use what I tell/)] as const;

test(
  "consents stay as they were left: ticked on the way to another answer, and not ticked again",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor({ country: "NL" })).open("/complete-signup", answers);
    for (const box of consents(page)) await box.check();
    await page.getByRole("button", { name: "Change your date of birth or country" }).click();
    for (const box of consents(page)) await expect(box).toBeChecked();
    const [terms, sensitive] = consents(page);
    await sensitive.uncheck();
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByRole("alert")).toContainText("We need your consent to go on.");
    await expect(terms).toBeChecked();
    await expect(sensitive).not.toBeChecked();
    await page.goto(`${site.origin}/complete-signup`);
    await expect(terms).toBeChecked();
    await expect(sensitive).not.toBeChecked();
  },
);

test("Enter in a field submits the whole form", { tag: "@javascript" }, async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/complete-signup", answers);
  await page.getByLabel("Profile name").press("Enter");
  await expect(page.getByRole("alert")).toContainText("Password: Please fill this in.");
  await expect(page.getByRole("group", { name: "Date of birth" })).toHaveCount(0);
});

test("with somebody to write to, the message is on the same page, and the address says if it is taken", async ({
  site,
}) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert", show_to_visitors: true })];
  const query = { ...answers, region: "Overijssel", city: "Deventer", name: "Annelies", email: anna.email };
  const page = await (await site.visitor()).open("/complete-signup", { ...query, target: bert.id });
  await expect(page.getByRole("complementary", { name: "You are here for Bert" })).toBeVisible();
  await page.getByLabel("Your message to Bert").fill("Hello Bert");
  await fillAccount(page);
  await expect(page.getByText("Is this you?")).toBeVisible();
  await expect(page.getByLabel("Your message to Bert")).toHaveValue("Hello Bert");
  await page.getByLabel("E-mail address").fill(anEmail());
  await fillAccount(page);
  await expectMatches(page);
  await expect(page.getByText("Your message waits until you confirm")).toBeVisible();
});

test("a lander's longer form leads here, with what it asked", scriptless, async ({ site }) => {
  const { context } = await site.visitor({ country: "NL" });
  const sent = await context.request.post(`${site.origin}/complete-signup`, {
    form: { ...answers, country: "NL", name: "Annelies" },
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect(sent.headers()["location"]).toBe("/complete-signup");
  const page = await context.newPage();
  await page.goto(`${site.origin}/complete-signup`);
  await expect(page.locator("dl")).toContainText("3 April 1957");
  await expect(page.getByLabel("Profile name")).toHaveValue("Annelies");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a town and an address that may have a slip are asked about once, and an account is made then", async ({
  site,
}) => {
  const email = anEmail().replace(/@.*/, "@gmial.com");
  const typed = { ...answers, region: "Utrecht", city: "Amersfort", name: "Annelies", email };
  const page = await (await site.visitor({ country: "NL" })).open("/complete-signup", typed);
  await fillAccount(page);
  const town = page.getByLabel("Town or village");
  await expect(town).toHaveAccessibleDescription(/We do not know this town.*press “Make my account” once more/);
  await expect(page.getByText("Did you mean", { exact: false })).toContainText("@gmail.com?");
  await expect(page.getByText("If that is right, just press “Make my account”.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Do you mean Amersfoort (Utrecht)?" }).click();
  await expect(town).toHaveValue("Amersfoort");
  await expect(page.locator("dl")).toContainText(email);
  await fillAccount(page);
  await expect(page.getByText("Did you mean", { exact: false })).toBeVisible();
  // Wrong once more for another reason: what was asked stays answered.
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Make my account" }).click();
  await expect(page.getByText("Please check this:")).toBeVisible();
  await fillAccount(page);
  await expectMatches(page);
});

test("the page speaks Dutch", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ locale: "nl-NL", country: "NL" })).open("/complete-signup", answers);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bijna klaar");
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(page.getByRole("alert")).toContainText("Ongeldige e-mail");
});
