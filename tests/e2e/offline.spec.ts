import type { Page } from "@playwright/test";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { listTransactions } from "../../app/contract/money/movements.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { openLive } from "../support/browser/open-live.ts";
import { hasPageScripts, isTakenOver, markDocument } from "../support/browser/same-document.ts";

const script = { tag: "@javascript" };

function expectCut(site: Site): void {
  site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
  site.console.expectError(CONNECTION_CUT);
}

test(
  "offline a page that does not come is said within the bars, and comes when it is tried again",
  script,
  async ({ site }) => {
    expectCut(site);
    const anna = await site.member();
    const page = await anna.open("/members");
    await hasPageScripts(page);
    const isSameDocument = await markDocument(page);
    await anna.context.setOffline(true);
    await page.getByRole("link", { name: "Messages" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await expect(page).toHaveTitle(/No connection · /);
    await expect(page).toHaveURL(`${site.origin}/chats`);
    await expect(page.locator("#main")).toBeFocused();
    const bar = page.getByRole("navigation", { name: "Main menu" });
    await expect(bar.getByRole("link", { name: "Likes" })).toBeVisible();

    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await anna.context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/members`);
    await isSameDocument();
  },
);

test("offline a conversation stays in the list, which says that it could not be removed", script, async ({ site }) => {
  expectCut(site);
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
  await anna.writes(bert, "Good morning");
  await site.delivered();
  const [chat] = (await anna.api.callOrThrow(listChats)).chats;
  const page = await anna.open("/chats", { remove: chat?.conversation.id ?? "" });
  await isTakenOver(page);
  const isSameDocument = await markDocument(page);
  await anna.context.setOffline(true);
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("alert")).toContainText("No connection. Please try again.");
  await expect(page.getByRole("link", { name: /Bert/ }).first()).toBeVisible();
  await isSameDocument();
});

test("offline an order is not sent, and none was made", script, async ({ site }) => {
  expectCut(site);
  const anna = await site.member();
  const page = await anna.open("/credits");
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page).toHaveURL(/\/credits\/\d+$/);
  await anna.context.setOffline(true);
  // The page has no script: the browser sends its form, and says that it could not.
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await failed;
  expect((await anna.api.callOrThrow(listTransactions)).payments).toEqual([]);
});

const everythingElse: [what: string, press: (page: Page) => Promise<void>, after: (page: Page) => Promise<void>][] = [
  ["larger letters", pressed("Larger letters"), (page) => expect(page.locator("html")).toHaveAttribute("data-comfort")],
  ["another language", chosen("Language", "Nederlands"), (page) => expect(menuWord(page, "Taal")).toBeVisible()],
  ["signing out", chosen("Account", "Sign out"), (page) => expect(page).toHaveURL(/\/$/)],
];

function pressed(name: string) {
  return (page: Page) => page.getByRole("banner").getByRole("button", { name }).click();
}

function chosen(menu: string, entry: string) {
  return async (page: Page) => {
    // The browser's own menu stays open.
    if (!(await menuEntry(page, entry).isVisible())) await menuWord(page, menu).click();
    await menuEntry(page, entry).click();
  };
}

for (const [what, press, after] of everythingElse) {
  test(
    `offline ${what} leaves the page as it is and says so, and works once there is a connection`,
    script,
    async ({ site }) => {
      expectCut(site);
      const anna = await site.member();
      const page = await anna.open("/likes");
      await isTakenOver(page);
      const isSameDocument = await markDocument(page);
      await anna.context.setOffline(true);
      await press(page);
      await expect(page.getByText("No connection. Please try again.").first()).toBeVisible();
      await expect(page).toHaveURL(`${site.origin}/likes`);
      await isSameDocument();
      await anna.context.setOffline(false);
      await press(page);
      await after(page);
    },
  );
}

test("a site that does not answer is said to be no connection", script, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/likes");
  await isTakenOver(page);
  await page.route("**/healthz", () => new Promise(() => undefined));
  await pressed("Larger letters")(page);
  await expect(page.getByText("No connection. Please try again.").first()).toBeVisible();
});

test("two presses of larger letters are one", script, async ({ site }) => {
  const anna = await site.member();
  const page = await anna.open("/likes");
  await isTakenOver(page);
  const sent: (string | null)[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData()));
  await page.getByRole("banner").getByRole("button", { name: "Larger letters" }).dblclick();
  await expect(page.locator("html")).toHaveAttribute("data-comfort");
  expect(sent).toEqual(["comfort=1"]);
});

test("signing out that does not arrive leaves what was typed on the device", script, async ({ site }) => {
  site.console.expectError(/ERR_CONNECTION_RESET/);
  const [anna, bert] = [await site.member(), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await page.getByRole("textbox", { name: "Your message" }).fill("Shall we walk on Sunday?");
  await page.goto(`${site.origin}/likes`);
  await isTakenOver(page);
  await page.route("**/logout", (route) => route.abort("connectionreset"));
  const failed = page.waitForEvent("requestfailed");
  await chosen("Account", "Sign out")(page);
  await failed;
  const again = await anna.open("/members/:id/chat", { id: bert.id });
  await expect(again.getByRole("textbox", { name: "Your message" })).toHaveValue("Shall we walk on Sunday?");
});

test(
  "offline, signing out keeps the pending message and the draft, and both are there when it is back",
  script,
  async ({ site }) => {
    expectCut(site);
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ name: "Bert" })];
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    const field = page.getByRole("textbox", { name: "Your message" });
    await hasPageScripts(page);
    await anna.context.setOffline(true);
    await field.fill("Shall we walk on Sunday?");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "on Sunday" })).toBeVisible();
    await field.fill("Or on Monday");
    // The bar with the menu is not on a conversation's page.
    await page.getByRole("link", { name: "Messages" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await chosen("Account", "Sign out")(page);
    await expect(page.getByText("No connection. Please try again.").first()).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain("on Sunday");
    expect(stored).toContain("Or on Monday");

    await anna.context.setOffline(false);
    await expect.poll(async () => (await bert.api.callOrThrow(listChats)).chats.length).toBe(1);
    await page.goto(`${site.origin}/members/${bert.id}/chat`);
    await expect(field).toHaveValue("Or on Monday");
  },
);

test(
  "offline a page that is loaded anew, typed or never seen before is ours, and comes with the connection",
  script,
  async ({ site }) => {
    expectCut(site);
    site.console.expectError(/status of 503/);
    const anna = await site.member();
    const page = await anna.open("/members");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await anna.context.setOffline(true);
    const noConnection = page.getByRole("heading", { level: 1, name: "No connection" });
    await page.reload();
    await expect(noConnection).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/members`);
    expect(await axeViolations(page)).toEqual([]);
    for (const path of ["/likes", "/pages/terms", "/a-page-that-never-was"]) {
      await page.goto(site.origin + path);
      await expect(noConnection).toBeVisible();
      await expect(page).toHaveTitle("No connection · Periwinkle");
    }
    await page.goto(`${site.origin}/likes`);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(noConnection).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Messages" }).click();
    await expect(noConnection).toBeVisible();
    // It comes by itself when the connection does.
    await anna.context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/chats`);
    const kept = await page.evaluate(async () => await caches.keys());
    expect(kept).toEqual([]);
  },
);
