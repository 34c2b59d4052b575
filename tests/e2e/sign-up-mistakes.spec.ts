import type { Page } from "@playwright/test";
import { anEmail } from "../support/sign-up.ts";
import { expect, test, scriptless } from "../support/browser/browser-fixtures.ts";
import {
  continueStep,
  expectMatches,
  fillAccount,
  fillPlaceAndName,
  fillWhoAndBirth,
} from "../support/browser/sign-up-walk.ts";

test(
  "an address with a likely slip is asked about once: it can be mended, and it can be right",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor({ country: "NL" })).open("/signup");
    await fillWhoAndBirth(page);
    await fillPlaceAndName(page, { email: "anna@gmial.com" });
    await expect(page.getByText("Did you mean anna@gmail.com?")).toBeVisible();
    await expect(page.getByLabel("E-mail address")).toHaveValue("anna@gmial.com");
    await page.getByRole("link", { name: "Yes, change it" }).click();
    await expect(page.getByLabel("E-mail address")).toHaveValue("anna@gmail.com");
    await expect(page.getByText("Did you mean")).toHaveCount(0);
    await page.getByLabel("E-mail address").fill("anna@hotmial.com");
    await continueStep(page);
    await expect(page.getByText("Did you mean anna@hotmail.com?")).toBeVisible();
    await continueStep(page);
    await expect(page).toHaveURL(/step=4$/);
    await expect(page.locator("dl")).toContainText("anna@hotmial.com");
  },
);

test(
  "a town that we do not know is asked about once: it can be mended, and it can be right",
  scriptless,
  async ({ site }) => {
    const page = await (await site.visitor({ country: "NL" })).open("/signup");
    await fillWhoAndBirth(page);
    const town = page.getByLabel("Town or village");
    await page.getByLabel("Region").selectOption("Utrecht");
    await town.fill("Amersfort");
    await continueStep(page);
    await expect(town).toHaveAccessibleDescription(/We do not know this town.*press “Continue” once more/);
    await page.getByRole("link", { name: "Do you mean Amersfoort (Utrecht)?" }).click();
    await expect(town).toHaveValue("Amersfoort");
    await town.fill("Odijkerdam");
    await continueStep(page);
    await expect(town).toHaveAccessibleDescription(/We do not know this town/);
    await continueStep(page);
    await expect(page).toHaveURL(/step=3$/);
  },
);

test(
  "a password can be read while it is chosen, and is a password again when it is sent",
  { tag: "@javascript" },
  async ({ site }) => {
    const page = await (await site.visitor({ country: "NL" })).open("/signup");
    await fillWhoAndBirth(page);
    await fillPlaceAndName(page, { email: anEmail() });
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("anna");
    await page.getByLabel("Show what I type").check();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByLabel("Show what I type").uncheck();
    await expect(password).toHaveAttribute("type", "password");
    await page.getByLabel("Show what I type").check();
    await page.evaluate(() => {
      addEventListener(
        "submit",
        () => (document.cookie = `type=${document.querySelector<HTMLInputElement>("[name=password]")?.type}`),
      );
    });
    await page.getByRole("button", { name: "Make my account" }).click();
    await expect(page.getByText("Please check this:")).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toContain("type=password");
  },
);

test("what was mended is not shown as wrong any more, and nothing moves", scriptless, async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/signup");
  await continueStep(page);
  const group = (name: string) => page.getByRole("radiogroup", { name });
  const wrong = (name: string) => group(name).getByText("Please choose one.");
  const [mine, theirs] = ["I am a", "I would like to meet a"] as const;
  await expect(wrong(mine)).toBeVisible();
  await expect(wrong(theirs)).toBeVisible();
  const before = await group(theirs).boundingBox();
  await group(mine).getByRole("radio", { name: "Woman" }).check();
  await expect(wrong(mine)).toBeHidden();
  await expect(wrong(theirs)).toBeVisible();
  expect(await group(theirs).boundingBox()).toEqual(before);
  await group(theirs).getByRole("radio", { name: "Man", exact: true }).check();
  await continueStep(page);
  await continueStep(page);
  const date = page.getByRole("group", { name: "Date of birth" });
  const missing = date.getByText("Fill in your date of birth", { exact: false });
  await expect(missing).toBeVisible();
  await date.getByLabel("Day").fill("3");
  await date.getByLabel("Month").selectOption("4");
  await expect(missing, "the year is missing still").toBeVisible();
  await date.getByLabel("Year").fill("1957");
  await page.getByLabel("Country you live in").focus();
  await expect(missing).toBeHidden();
  await expect(date.getByLabel("Day")).toHaveCSS("border-color", await colourOf(page));
});

/** Of a field in which nothing is wrong. */
const colourOf = (page: Page) =>
  page.getByLabel("Country you live in").evaluate((field) => getComputedStyle(field).borderTopColor);

test("without a script nobody is offered to see the password", async ({ site, javaScriptEnabled }) => {
  const page = await (await site.visitor()).open("/complete-signup");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Show what I type")).toBeVisible({ visible: javaScriptEnabled !== false });
});

test("who sends a sign-up again after its account was made is led to sign in", async ({ site }) => {
  const [first, other] = [await site.visitor({ country: "NL" }), await site.visitor({ country: "NL" })];
  const page = await first.open("/signup");
  await fillWhoAndBirth(page);
  await fillPlaceAndName(page, { email: anEmail() });
  await other.context.addCookies(await first.context.cookies());
  const again = await other.open("/signup", { step: 4 });
  await fillAccount(page);
  await expectMatches(page);
  await fillAccount(again, "another walk along the river");
  await expect(again).toHaveURL(/\/login/);
  await expect(again.getByText("Your account was made a moment ago")).toBeVisible();
  await expect(again.getByLabel("E-mail address")).toHaveValue("");
});

test("going back behind a mistake shows the form again, and no error of the browser", async ({ site }) => {
  const page = await (await site.visitor({ country: "NL" })).open("/login");
  const [email, password] = [page.getByLabel("E-mail address"), page.getByLabel("Password", { exact: true })];
  await email.fill("anna");
  await password.fill("not hers");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(email).toHaveValue("anna");
  await expect(password, "no answer holds a password").toHaveValue("");
});
