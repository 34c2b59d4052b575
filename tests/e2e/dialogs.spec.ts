import type { Page } from "@playwright/test";
import { login } from "../../app/contract/account/session.ts";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { apiClient } from "../support/http/api-client.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { holdRadix, layoutShift, loseRadix } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

const question = (page: Page) => page.getByRole("alertdialog", { name: "Remove this conversation?" });
const keep = (page: Page) => question(page).getByRole("link", { name: "No, keep it" });
/** Only Radix' half says its state. */
const radix = (page: Page) => page.locator("[role=alertdialog][data-state=open]");

async function withConversation(site: Site) {
  const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  const [chat] = (await anna.api.callOrThrow(listChats)).chats;
  return { anna, bert, address: `/chats?remove=${chat?.conversation.id}` };
}

/** Asks in the menu of the conversation; the list then opens with the question. */
async function ask(page: Page): Promise<void> {
  await menuWord(page.getByRole("main"), "More").click();
  await menuEntry(page, "Remove conversation").click();
}

test(
  "a question names itself, begins at its harmless answer and keeps the keyboard inside",
  scripted,
  async ({ site }) => {
    const { anna, bert } = await withConversation(site);
    const page = await anna.open("/members/:id/chat", { id: bert.id });
    await ask(page);
    await expect(radix(page)).toBeVisible();
    await expect(question(page)).toHaveAccessibleDescription(/Bert/);
    await expect(keep(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(question(page).getByRole("button", { name: "Yes, remove it" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(keep(page)).toBeFocused();
    // What lies behind is not there for screen readers.
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.mouse.click(5, 5);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/chats$/);
    await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toHaveCount(1);
  },
);

test("Radix takes over an open dialog without moving it, its focus or the page", scripted, async ({ site }) => {
  const { anna, address } = await withConversation(site);
  const chunk = await holdRadix(anna.context);
  const page = await anna.open(address);
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  const yes = question(page).getByRole("button", { name: "Yes, remove it" });
  await expect(yes).toBeFocused();
  const before = await question(page).boundingBox();
  await expect(radix(page)).toHaveCount(0);
  chunk.letGo();
  await expect(radix(page)).toBeVisible();
  await expect(question(page)).toHaveCount(1);
  await expect(yes).toBeFocused();
  expect(await question(page).boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("a question that was closed opens again before the page without it has come", scripted, async ({ site }) => {
  const anna = await site.member();
  for (const device of [apiClient(site.apiOrigin), apiClient(site.apiOrigin)])
    await device.callOrThrow(login, { email: anna.email, password: anna.password });
  const page = await anna.open("/profile/security");
  const endOthers = page.getByRole("link", { name: "Sign out all other devices" });
  await endOthers.click();
  await expect(radix(page)).toBeVisible();
  // The page without the question never comes.
  await page.route("**/security.data*", (route) => (route.request().url().includes("ask=") ? route.continue() : null));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await endOthers.click();
  await expect(radix(page)).toBeVisible();
});

test("where Radix cannot be loaded the browser's own dialog asks", scripted, async ({ site }) => {
  const { anna, bert, address } = await withConversation(site);
  site.console.expectError(/Failed to load resource/);
  await loseRadix(anna.context);
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await ask(page);
  await expect(keep(page)).toBeFocused();
  await expect(question(page)).toHaveJSProperty("tagName", "DIALOG");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await page.goto(site.origin + address);
  await question(page).getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
});

test("a question has an address of its own, and both answers are there without a script", async ({ site }) => {
  const { anna, address } = await withConversation(site);
  const page = await anna.open(address);
  await keep(page).click();
  await expect(page).toHaveURL(/\/chats$/);
  await page.goto(site.origin + address);
  await question(page).getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
});
