import { codeInMail } from "../support/http/code-in-mail.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import {
  anOperator,
  operatorContext,
  postOperatorSignIn,
  signInAsOperator,
  signOutAsOperator,
} from "../support/browser/operator.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

const staffPages = [
  "/operator",
  "/operator/audit",
  "/operator/figures",
  "/operator/debits",
  "/operator/transfers",
  "/operator/discounts",
  "/operator/discounts/new",
  "/operator/pages",
  "/operator/pages/new",
  "/operator/pages/about-us?language=en",
];

test("an operator signs in with a password and a code, and out again", async ({ site, javaScriptEnabled }) => {
  const olga = await anOperator(site);
  const page = await (await site.visitor()).context.newPage();
  await signInAsOperator(page, site, olga);
  await expect(page).toHaveURL(/\/operator$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What waits");
  await expect(page.getByText("Hello Olga.")).toBeVisible();
  if (javaScriptEnabled === false) {
    await page.goto("/operator/passkeys");
    await expect(page.getByText("To add a passkey, your browser needs JavaScript")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add a passkey" })).toBeHidden();
  }
  const tab = await page.context().newPage();
  await tab.goto(`${site.origin}/operator/audit`);
  await signOutAsOperator(page);
  await tab.getByRole("link", { name: "Members" }).click();
  await expect(tab.getByText("ends when you sign out in another tab")).toBeVisible();
});

test("a wrong code is said beside its field, and the right one still works", async ({ site }) => {
  const olga = await anOperator(site);
  const page = await (await site.visitor()).open("/operator/login");
  await page.getByLabel("E-mail address").fill(olga.email);
  await page.getByLabel("Password").fill(olga.password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  const code = await codeInMail(site.origin, olga.email);
  await page.getByLabel("Code", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That is not the code of the mail.");
  // More often than a code may be tried: what cannot be one is no try.
  for (const typed of ["", "12", "abcdef", "1234567", "12 34", "code"]) {
    await page.getByLabel("Code", { exact: true }).fill(typed);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(typed ? "The code has six digits." : "Please fill this in");
  }
  await page.getByLabel("Code", { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/operator$/);
});

test("to members and visitors the staff's pages are not there", scriptless, async ({ site }) => {
  const [anna, visitor] = [await site.member(), await site.visitor()];
  for (const { context } of [anna, visitor])
    for (const path of [...staffPages, "/operator/passkeys"])
      expect((await context.request.get(site.origin + path)).status(), path).toBe(404);
  expect((await visitor.context.request.get(`${site.origin}/operator/login/code`)).url()).toMatch(/\/operator\/login$/);
});

test("a member's password opens nothing of the staff's", async ({ site }) => {
  const { email, password, open } = await site.member();
  const page = await open("/operator/login");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("alert")).toContainText("Signing in did not work");
});

test("a member's session and an operator's live side by side in one browser", scriptless, async ({ site }) => {
  const anna = await site.member({ name: "Anna" });
  await postOperatorSignIn(anna.context, site);
  const page = await anna.open("/profile/blocked");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blocked members");
  await page.goto("/operator");
  await expect(page.getByText("Hello Olga.")).toBeVisible();
});

for (const [language, scheme, width] of [["en", "light", 360] as const, ["nl", "dark", 1200] as const])
  test(`axe finds nothing on the staff's pages: ${language}, ${scheme}, ${width}`, scriptless, async ({ site }) => {
    const context = await operatorContext(site);
    await context.addCookies([browserCookie(site.origin, "locale", language)]);
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of staffPages) {
      await page.goto(site.origin + path);
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
