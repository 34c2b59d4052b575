import { SESSION_ENDED } from "../support/browser/console-check.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { isTakenOver } from "../support/browser/same-document.ts";
import { holdRadix, layoutShift, loseRadix } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

/** Of Radix: the native menu has no role. */
const word = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const summary = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });

test(
  "a menu is walked with the arrow keys and by typing, and Escape leads back to its word",
  scripted,
  async ({ site }) => {
    const page = await (await site.member()).open("/likes");
    await word(page, "Account").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu", { name: "Account" })).toBeVisible();
    await expect(item(page, "My profile")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "Settings")).toBeFocused();
    await page.keyboard.press("End");
    await expect(item(page, "Sign out")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "My profile")).toBeFocused();
    await page.keyboard.type("se");
    await expect(item(page, "Settings")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(word(page, "Account")).toBeFocused();
  },
);

test("a press elsewhere closes a menu and does what it would have done", scripted, async ({ site }) => {
  const page = await (await site.member()).open("/likes");
  await word(page, "Account").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("Radix takes over an open menu without moving it, its focus or the page", scripted, async ({ site }) => {
  const anna = await site.member();
  const chunk = await holdRadix(anna.context);
  const page = await anna.open("/likes");
  await summary(page, "Account").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Settings" })).toBeFocused();
  const places = async () => ({
    word: await page.locator("summary,[aria-haspopup=menu]").filter({ hasText: "Account" }).boundingBox(),
    panel: await page.getByText("Settings").locator("..").boundingBox(),
    first: await page.getByText("My profile").boundingBox(),
  });
  const before = await places();
  chunk.letGo();
  await expect(page.getByRole("menu", { name: "Account" })).toBeVisible();
  await expect(item(page, "Settings")).toBeFocused();
  expect(await places()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.keyboard.press("ArrowUp");
  await expect(item(page, "My profile")).toBeFocused();
});

test("a tap counts when Radix arrives between its press and its release", scripted, async ({ site }) => {
  const anna = await site.member();
  const chunk = await holdRadix(anna.context);
  const page = await anna.open("/likes");
  await isTakenOver(page);
  await summary(page, "Account").hover();
  await page.mouse.down();
  await chunk.arriveIn(page);
  await page.mouse.up();
  await expect(page.getByRole("menu", { name: "Account" })).toBeVisible();
});

test("Radix takes over a menu's word with the focus on it", scripted, async ({ site }) => {
  const anna = await site.member();
  const chunk = await holdRadix(anna.context);
  const page = await anna.open("/likes");
  await summary(page, "Language").focus();
  chunk.letGo();
  await expect(word(page, "Language")).toBeFocused();
});

test("a menu's forms are sent: another language, and signing out", scripted, async ({ site }) => {
  const page = await (await site.member()).open("/likes/given");
  await word(page, "Language").click();
  await item(page, "Nederlands").click();
  await expect(word(page, "Taal")).toBeVisible();
  await expect(page).toHaveURL(/\/likes\/given$/);
  await word(page, "Account").focus();
  await page.keyboard.press("Enter");
  // The first item has the focus a moment after the menu opens.
  await expect(item(page, "Mijn profiel")).toBeFocused();
  await page.keyboard.press("End");
  await expect(item(page, "Uitloggen")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Inloggen" })).toBeVisible();
});

test(
  "a conversation's menu leads to the profile without a page load, and is closed there",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
    await anna.writes(bert, "Good morning");
    const page = await anna.open("/members/:id/chat", { id: bert.id });
    await page.evaluate(() => document.documentElement.classList.add("same-page"));
    await word(page, "More").click();
    await expect(item(page, "Remove conversation")).toBeVisible();
    await item(page, "See profile").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bert");
    await expect(page.locator("html.same-page")).toHaveCount(1);
    await expect(page.getByRole("menu")).toHaveCount(0);
  },
);

test("where Radix cannot be loaded a menu is the browser's own", scripted, async ({ site }) => {
  const anna = await site.member();
  site.console.expectError(/Failed to load resource/);
  // The socket may still be opening when the session ends.
  site.console.expectError(SESSION_ENDED);
  await loseRadix(anna.context);
  const page = await anna.open("/likes");
  await summary(page, "Account").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});
