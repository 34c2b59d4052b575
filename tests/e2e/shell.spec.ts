import type { Page } from "@playwright/test";
import { languageNames } from "../../app/domain/locale/languages.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { storedCookie } from "../support/http/site-cookies.ts";
import { SESSION_ENDED } from "../support/browser/console-check.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { signIn } from "../support/browser/sign-in.ts";

/** Visitors' pages have no script, and badges are the same HTML: these run in one project only. */
const once = { tag: "@javascript" };

const language = (page: Page) => page.locator("html").getAttribute("lang");

async function choose(page: Page, from: string, name: string): Promise<void> {
  await menuWord(page.getByRole("banner"), from).click();
  await menuEntry(page, name).click();
}

test("every written language is offered by its own name, and no other", async ({ site }) => {
  const [visitor, anna] = [await site.visitor(), await site.member()];
  for (const page of [await visitor.open("/pricing"), await anna.open("/members")]) {
    await menuWord(page, "Language").click();
    for (const locale of ["en", "nl"] as const) {
      const choice = menuEntry(page, languageNames[locale]);
      await expect(choice).toHaveAttribute("lang", locale);
    }
    await expect(page.locator("[name=language]")).toHaveCount(2);
    await expect(page.locator("[name=language][aria-current]")).toHaveText("English");
  }
});

test("a visitor changes the language, there and back, and stays on the page", async ({ site }) => {
  const page = await (await site.visitor()).open("/pages/faq");
  expect(await language(page)).toBe("en");
  await choose(page, "Language", "Nederlands");
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page.getByRole("link", { name: "Inloggen" })).toBeVisible();
  expect(await language(page)).toBe("nl");
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inloggen");
  await choose(page, "Taal", "English");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});

test("a member changes the language where they are, and keeps it after signing in elsewhere", async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/members", { country: "BE", min_age: 60 });
  await choose(page, "Language", "Nederlands");
  await expect(page).toHaveURL(/\/members\?country=BE&min_age=60$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ gevonden$/);
  const elsewhere = await (await site.visitor()).open("/login");
  await elsewhere.getByLabel("E-mail address").fill(anna.email);
  await elsewhere.getByLabel("Password").fill(anna.password);
  await elsewhere.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(/^Goede/);
});

test(
  "a language without texts is not offered, and the next best of the browser's speaks",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ locale: "de-AT", country: "AT" });
    await visitor.context.setExtraHTTPHeaders({
      "X-Test-Country": "AT",
      "Accept-Language": "de-AT, de;q=0.9, en;q=0.8",
    });
    const page = await visitor.open("/pricing");
    expect(await language(page)).toBe("en");
    await menuWord(page, "Language").click();
    await expect(page.locator("[name=language]")).toHaveText(["English", "Nederlands"]);
    await expect(page.locator("[name=language][aria-current]")).toHaveText("English");
  },
);

test("an account in a language without translations gets the browser's language", async ({ site }) => {
  const anna = await site.member({ language: "de" });
  const page = await anna.open("/members");
  expect(await language(page)).toBe("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
});

test("a page that is not there says so with a 404 and the way home, in both languages", once, async ({ site }) => {
  const page = await (await site.visitor()).open("/nothing-here");
  expect((await page.request.get(page.url())).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page).toHaveTitle(/^This page could not be found/);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  const dutch = await (await site.visitor({ locale: "nl-NL" })).open("/pages/nothing-here");
  await expect(dutch.getByRole("heading", { level: 1 })).toHaveText("Deze pagina is niet gevonden");
});

test("whoever signs in is led to the page they wanted, and stays signed in for 30 days", async ({ site }) => {
  const anna = await site.member();
  const visitor = await site.visitor();
  const page = await visitor.open("/members", { country: "BE", min_age: 60 });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText("Please sign in first.", { exact: false })).toBeVisible();
  await signIn(page, anna);
  await expect(page).toHaveURL(/\/members\?country=BE&min_age=60$/);
  const session = await storedCookie(visitor.context, "session");
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  await page.goto(`${site.origin}/login`);
  await expect(page).toHaveURL(/\/members$/);
});

test("a return address on another site leads to the members' page instead", once, async ({ site }) => {
  const anna = await site.member();
  for (const target of ["//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"]) {
    const page = await (await site.visitor()).open("/login", { redirect: target });
    await signIn(page, anna);
    await expect(page).toHaveURL(`${site.origin}/members`);
  }
});

test("whoever signs out is out, is told so on the front page, and must sign in again", async ({ site }) => {
  site.console.expectError(SESSION_ENDED);
  const anna = await site.member();
  const page = await anna.open("/likes");
  const before = await anna.context.cookies();
  await menuWord(page, "Account").click();
  await menuEntry(page, "Sign out").click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByText("You are signed out. See you soon.")).toBeVisible();
  await page.goto(`${site.origin}/likes`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // A copy of the cookie that somebody kept opens nothing any more.
  await anna.context.addCookies(before);
  await page.goto(`${site.origin}/likes`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test(
  "a wrong password and too many of them are said in Dutch, to the letter, with the address kept",
  once,
  async ({ site }) => {
    const anna = await site.member({ language: "nl" });
    const page = await (await site.visitor({ locale: "nl-NL" })).open("/login");
    const attempt = async () => {
      await page.getByLabel("E-mailadres").fill(anna.email);
      await page.getByLabel("Wachtwoord").fill("not the password");
      await page.getByRole("main").getByRole("button", { name: "Inloggen", exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    };
    await attempt();
    await expect(page.getByRole("alert")).toHaveText("Login mislukt, probeer opnieuw");
    await expect(page.getByText("wordt inloggen een tijdje geblokkeerd"), "said before it happens").toBeVisible();
    await expect(page.getByLabel("E-mailadres")).toHaveValue(anna.email);
    await expect(page.getByLabel("Wachtwoord")).toHaveValue("");
    for (let more = 1; more <= 3; more += 1) {
      const form = { email: anna.email, password: "not the password" };
      const wrong = await page.request.post(`${site.origin}/login`, { form, headers: { Origin: site.origin } });
      expect(wrong.status()).toBe(422);
    }
    await attempt();
    await expect(page.getByRole("alert")).toHaveText(/^Te veel foute pogingen, account voor \d+ min geblokkeerd\.$/);
    await expect(page.getByText("Typ je wachtwoord opnieuw.")).toHaveCount(0);
    // The right password does not help any more.
    await page.getByLabel("Wachtwoord").fill(anna.password);
    await page.getByRole("main").getByRole("button", { name: "Inloggen", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Te veel foute pogingen");
    await page.getByRole("link", { name: "kies nu een nieuw wachtwoord" }).click();
    await expect(page).toHaveURL(`${site.origin}/reset-password`);
    await expect(page.getByLabel("E-mailadres")).toHaveValue(anna.email);
  },
);

test("an unknown address gets the same error as a wrong password", once, async ({ site }) => {
  const words: string[] = [];
  for (const email of [`nobody-${crypto.randomUUID()}@example.org`, (await site.member()).email]) {
    const page = await (await site.visitor()).open("/login");
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    words.push(await page.getByRole("alert").innerText());
    await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  }
  const refusal = "Signing in did not work, please try again";
  expect(words).toEqual([refusal, refusal]);
});
