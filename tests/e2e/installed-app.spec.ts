import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { openInstalled } from "../support/browser/installed-app.ts";
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

/** Windows of apps are what Chromium's shell does not have. */
const inApp = { tag: ["@javascript", "@whole-browser"] };

const back = (page: Page) => page.getByRole("link", { name: "Back", exact: true });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: /home page/ });

async function match(site: Site): Promise<[BrowserMember, BrowserMember]> {
  const [anna, bert] = [await site.member({ credits: 3 }), await site.member()];
  await anna.api.callOrThrow(like, { id: bert.id });
  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  return [anna, bert];
}

/** Spec §2, top bar: exactly these. */
const having = (id: string) => [`/members/${id}`, "/likes/given", `/likes/m/${id}`, "/credits", "/credits/20"];
const lacking = (id: string) => ["/members", "/likes", "/chats", `/members/${id}/chat`, "/premium", "/profile"];

test(
  "in the installed app five pages have a way back in the bar, in the logo's place; others have none",
  inApp,
  async ({ site }) => {
    const [anna, bert] = await match(site);
    const { app, page } = await openInstalled(site, anna, { path: "/chats" });
    for (const path of having(bert.id)) {
      await page.goto(site.origin + path);
      await expect(back(page), path).toBeVisible();
      await expect(logo(page), path).toBeHidden();
      const box = await back(page).boundingBox();
      const bar = await page.getByRole("banner").boundingBox();
      expect([box?.height, (box?.width ?? 0) >= 48], path).toEqual([48, true]);
      expect((box?.y ?? -1) + (box?.height ?? 0), path).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
    expect(await axeViolations(page)).toEqual([]);
    for (const path of lacking(bert.id)) {
      await page.goto(site.origin + path);
      await expect(back(page), path).toBeHidden();
    }
    await app.close();
  },
);

test("in a browser's tab no page has it", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = await match(site);
  const page = await anna.open("/members");
  for (const path of having(bert.id)) {
    await page.goto(site.origin + path);
    await expect(back(page), path).toBeHidden();
  }
  await expect(logo(page)).toBeVisible();
});

test("it leads to the page before, without loading one that is there already", inApp, async ({ site }) => {
  const [anna, bert] = await match(site);
  const { app, page } = await openInstalled(site, anna, { path: "/likes/given" });
  await isTakenOver(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole("main").locator(`a[href*="${bert.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/members/${bert.id}`));
  await back(page).click();
  await expect(page).toHaveURL(`${site.origin}/likes/given`);
  await isSameDocument();
  await page.goto(`${site.origin}/credits`);
  await back(page).click();
  await expect(page).toHaveURL(`${site.origin}/likes/given`);
  await app.close();
});

test("where no page lies before there is none, until there is one", inApp, async ({ site }) => {
  const [anna, bert] = await match(site);
  const { app, page } = await openInstalled(site, anna, { path: `/members/${bert.id}` });
  await isTakenOver(page);
  await expect(page.locator("html[data-first]")).toHaveCount(1);
  await expect(back(page)).toBeHidden();
  await expect(logo(page)).toBeVisible();
  await page.getByRole("link", { name: "Likes" }).first().click();
  await expect(page).toHaveURL(`${site.origin}/likes`);
  await page.getByRole("main").getByRole("link", { name: /Given/ }).click();
  await expect(back(page)).toBeVisible();
  await app.close();
});

test("without a script it leads to the page above", { tag: inApp.tag }, async ({ site }) => {
  const [anna] = await match(site);
  const { app, page } = await openInstalled(site, anna, { path: "/credits/20", javaScriptEnabled: false });
  await back(page).click();
  await expect(page).toHaveURL(`${site.origin}/credits`);
  await back(page).click();
  await expect(page).toHaveURL(`${site.origin}/chats`);
  await app.close();
});

test(
  "opened without a connection the app says so in the member's language, and keeps nothing",
  inApp,
  async ({ site }) => {
    site.console.expectError(/ERR_INTERNET_DISCONNECTED|status of 503/);
    const anna = await site.member();
    await anna.speaks("nl");
    const { app, page } = await openInstalled(site, anna, { path: "/members" });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await app.setOffline(true);
    await page.goto(`${site.origin}/members`);
    await expect(page.getByRole("heading", { level: 1, name: "Geen verbinding" })).toBeVisible();
    await expect(page).toHaveTitle("Geen verbinding · Periwinkle");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    // It comes by itself when the connection does.
    await app.setOffline(false);
    await expect(page.getByRole("navigation", { name: "Hoofdmenu" })).toBeVisible();
    await expect(page.getByRole("list", { name: /./ }).first()).toBeVisible();
    const kept = await page.evaluate(async () => [await caches.keys(), await indexedDB.databases()]);
    expect(kept).toEqual([[], []]);
    await app.close();
  },
);
