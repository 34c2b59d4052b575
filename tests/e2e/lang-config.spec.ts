import type { Page } from "@playwright/test";
import { currentUser, setLanguage } from "../../app/contract/account/session.ts";
import { languageNames } from "../../app/domain/locale/languages.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { storedCookie } from "../support/http/site-cookies.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

const once = { tag: "@javascript" };

const choices = (page: Page) => page.getByRole("main").locator("button[name=language]");
const spoken = (page: Page) => page.locator("html").getAttribute("lang");

test("the written languages of the visitor's country come first, then all others", once, async ({ site }) => {
  for (const [country, first, second] of [
    ["BE", "nl", "en"],
    ["CH", "en", "nl"],
    ["FI", "en", "nl"],
    ["NL", "nl", "en"],
  ] as const) {
    const page = await (await site.visitor({ country })).open("/lang-config");
    const values = await choices(page).evaluateAll((buttons) =>
      buttons.map((button) => (button as HTMLButtonElement).value),
    );
    expect(values).toEqual([first, second]);
    await expect(choices(page).first()).toHaveText(languageNames[first]);
    await page.close();
  }
});

test(
  "a chosen language is kept for a year, and choosing leads back to the page before",
  scriptless,
  async ({ site }) => {
    const visitor = await site.visitor({ country: "BE", locale: "en-GB" });
    const page = await visitor.open("/pricing");
    await page.locator("summary").filter({ hasText: "Language" }).click();
    await page.getByRole("link", { name: "Language and letters" }).click();
    await page.getByRole("main").getByRole("button", { name: "Nederlands" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await spoken(page)).toBe("nl");
    const kept = await storedCookie(visitor.context, "locale");
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect([Math.round(days), kept?.value]).toEqual([365, "nl"]);
  },
);

test("a return address on another site leads to the front page instead", once, async ({ site }) => {
  const page = await (await site.visitor()).open("/lang-config", { back: "https://elsewhere.example/" });
  await page.getByRole("main").getByRole("button", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test("the account's language comes before the browser's cookie, wherever it was changed", async ({ site }) => {
  const anna = await site.member({ language: "en" });
  const page = await anna.open("/members", { country: "BE" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/found$/);
  // On another device.
  await anna.api.callOrThrow(setLanguage, { language: "nl" });
  await anna.context.addCookies([browserCookie(site.origin, "locale", "en")]);
  await page.getByRole("link", { name: "Likes" }).first().click();
  await expect(page.getByRole("link", { name: "Zoeken" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/likes$/);
  expect(await spoken(page)).toBe("nl");
  expect((await storedCookie(anna.context, "locale"))?.value).toBe("nl");
});

test("without an account: the cookie, the browser, the country", once, async ({ site }) => {
  const open = async (options: { locale: string; country: string }, cookie?: string) => {
    const visitor = await site.visitor(options);
    if (cookie) await visitor.context.addCookies([browserCookie(site.origin, "locale", cookie)]);
    const page = await visitor.open("/lang-config");
    return choices(page).and(page.locator("[aria-current]")).getAttribute("value");
  };
  expect(await open({ locale: "en-GB", country: "US" }, "nl")).toBe("nl");
  expect(await open({ locale: "nl-NL", country: "US" })).toBe("nl");
  expect(await open({ locale: "pt-PT", country: "NL" })).toBe("nl");
  expect(await open({ locale: "pt-PT", country: "FI" })).toBe("en");
});

test("choosing a language changes the account's too", async ({ site }) => {
  const anna = await site.member({ language: "en" });
  const page = await anna.open("/lang-config");
  await page.getByRole("main").getByRole("button", { name: "Nederlands" }).click();
  await expect.poll(async () => (await anna.api.callOrThrow(currentUser)).user.language).toBe("nl");
});
