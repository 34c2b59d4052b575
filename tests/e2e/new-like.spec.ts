import type { Page } from "@playwright/test";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { getMember, like, unlike } from "../../app/contract/people/discovery.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, type BrowserMember, type Site, type Visitor } from "../support/browser/browser-fixtures.ts";
import { menuWord } from "../support/browser/menus.ts";
import { openLive } from "../support/browser/open-live.ts";
import { layoutShift } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

const dialog = (page: Page) => page.getByRole("dialog", { name: "New like!" });
const toastOf = (page: Page, name: string) => page.getByRole("link", { name: `New like! From ${name}` });

async function likes(from: BrowserMember, to: BrowserMember): Promise<void> {
  await from.api.callOrThrow(like, { id: to.id });
}

async function people(site: Site) {
  const [anna, bert, carl] = [
    site.member({ name: "Anna" }),
    site.member({ name: "Bert" }),
    site.member({ name: "Carl" }),
  ];
  return [await anna, await bert, await carl, await site.member({ name: "Dirk" })] as const;
}

/** Everything that the socket says arrives twice. Answers how many sockets have said hello. */
async function sayTwice({ context }: Visitor): Promise<() => number> {
  let opened = 0;
  await context.routeWebSocket("**/api/live.php*", (socket) => {
    socket.connectToServer().onMessage((frame) => {
      if (String(frame).includes(`"kind":"hello"`)) opened++;
      socket.send(frame);
      socket.send(frame);
    });
  });
  return () => opened;
}

/** As when another tab comes to the front; headless tabs are all visible. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value: value ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Where the like is told of. */
async function tellingOf(name: string, tabs: Page[]): Promise<Page[]> {
  const counts = await Promise.all(tabs.map((tab) => dialog(tab).or(toastOf(tab, name)).count()));
  return tabs.filter((_, index) => counts[index]);
}

test("a like opens a dialog that takes the focus and gives it back", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  const page = await openLive(anna, "/members");
  const home = page.getByRole("link", { name: /home page/ });
  await home.focus();
  await likes(bert, anna);
  await expect(dialog(page)).toContainText("Bert likes you.");
  await expect(page.locator("[role=dialog][data-state=open]")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await likes(carl, anna);
  await expect(dialog(page)).toContainText("Bert and one other person like you.");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(home).toBeFocused();
});

test("its link leads to the profile, and “Later” and a press beside it close it", scripted, async ({ site }) => {
  const [anna, bert, carl, dirk] = await people(site);
  const page = await openLive(anna, "/chats");
  await likes(bert, anna);
  await dialog(page).getByRole("button", { name: "Later" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await likes(carl, anna);
  await expect(dialog(page)).toContainText("Carl likes you.");
  // A dialog listens to presses beside it a moment after it is there.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await likes(dirk, anna);
  await dialog(page).getByRole("link", { name: "See profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dirk");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "one like is told of once: said twice, in two tabs, on another device, after a reload",
  scripted,
  async ({ site }) => {
    const [anna, bert] = await people(site);
    const phone = await site.visitor();
    await phone.context.addCookies(await anna.context.cookies());
    const opened = [await sayTwice(anna), await sayTwice(phone)];
    const tabs = [await anna.open("/members"), await anna.open("/members"), await phone.open("/members")];
    // Her two tabs share a socket (decision 0222).
    await expect.poll(() => opened.reduce((sum, count) => sum + count(), 0)).toBe(2);
    await expect.poll(() => tabs[1]?.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
    await likes(bert, anna);
    for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /);
    await expect.poll(async () => (await tellingOf("Bert", tabs)).length).toBe(1);
    const [tab] = await tellingOf("Bert", tabs);
    if (!tab) throw new Error("No tab tells of the like.");
    await expect(dialog(tab)).toContainText("Bert likes you.");
    const said = tab.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await tab.reload();
    await said;
    await expect(tab).toHaveTitle(/^\(1\) /);
    expect(await tellingOf("Bert", tabs)).toEqual([]);
  },
);

test("a hidden tab tells of a like when somebody looks, unless another one has", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  const [hidden, other] = [await openLive(anna, "/members"), await openLive(anna, "/chats")];
  await setHidden(hidden, true);
  await likes(bert, anna);
  await expect(dialog(other)).toContainText("Bert likes you.");
  await setHidden(other, true);
  await likes(carl, anna);
  await expect(hidden).toHaveTitle(/^\(2\) /);
  expect(await tellingOf("Carl", [hidden])).toEqual([]);
  await setHidden(hidden, false);
  await expect(dialog(hidden)).toContainText("Carl likes you.");
  await expect(toastOf(hidden, "Bert")).toHaveCount(0);
});

test("a like that was taken back before somebody looks is not told of", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  const page = await openLive(anna, "/members");
  await setHidden(page, true);
  await likes(bert, anna);
  await expect(page).toHaveTitle(/^\(1\) /);
  await bert.api.callOrThrow(unlike, { id: anna.id });
  await expect(page).not.toHaveTitle(/^\(/);
  await setHidden(page, false);
  await likes(carl, anna);
  await expect(dialog(page)).toContainText("Carl likes you.");
});

test(
  "of likes that came while nobody looked only those are told of that are still there",
  scripted,
  async ({ site }) => {
    const [anna, bert, carl, dirk] = await people(site);
    const page = await openLive(anna, "/members");
    await setHidden(page, true);
    for (const who of [bert, carl, dirk]) await likes(who, anna);
    await expect(page).toHaveTitle(/^\(3\) /);
    await bert.api.callOrThrow(unlike, { id: anna.id });
    await carl.api.callOrThrow(deleteAccount, { password: carl.password });
    await site.delivered();
    await setHidden(page, false);
    await expect(dialog(page)).toContainText("Dirk likes you.");
  },
);

test("a like that was seen elsewhere is not told of when somebody looks", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  const page = await openLive(anna, "/members");
  await setHidden(page, true);
  await likes(bert, anna);
  await site.delivered();
  await anna.api.callOrThrow(getMember, { id: bert.id });
  await likes(carl, anna);
  await site.delivered();
  await expect(page).toHaveTitle(/^\(1\) /);
  await setHidden(page, false);
  await expect(dialog(page)).toContainText("Carl likes you.");
});

test("a match that arrives while a dialog is open comes after it", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  await likes(anna, carl);
  await site.delivered();
  const page = await openLive(anna, "/members");
  const home = page.getByRole("link", { name: /home page/ });
  await home.focus();
  await likes(bert, anna);
  await expect(dialog(page)).toContainText("Bert likes you.");
  await likes(carl, anna);
  await expect(page).toHaveTitle(/^\(2\) /);
  await dialog(page).getByRole("button", { name: "Later" }).click();
  const match = page.getByRole("dialog", { name: "It’s a match!" });
  await expect(match).toContainText("You and Carl like each other.");
  await expect(match.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(home).toBeFocused();
});

test("while somebody chooses, or has the filters or a menu open, a like is a toast", scripted, async ({ site }) => {
  const [anna, bert, carl, dirk] = await people(site);
  const page = await openLive(anna, "/members");
  await page.locator("main summary").first().click();
  await likes(bert, anna);
  await expect(toastOf(page, "Bert")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await menuWord(page, "Account").click();
  await likes(carl, anna);
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(dialog(page)).toHaveCount(0);
  await page.close();
  const form = await openLive(anna, "/profile/delete/confirm");
  await form.getByRole("radio").first().focus();
  await likes(dirk, anna);
  await expect(toastOf(form, "Dirk")).toBeVisible();
  await expect(dialog(form)).toHaveCount(0);
});

test("in a conversation, and on the profile of who likes, a like is a toast", scripted, async ({ site }) => {
  const [anna, bert, carl] = await people(site);
  const page = await openLive(anna, `/members/${carl.id}/chat`);
  await likes(bert, anna);
  await expect(toastOf(page, "Bert")).toBeVisible();
  await page.close();
  const profile = await openLive(anna, `/members/${carl.id}`);
  await likes(carl, anna);
  await expect(toastOf(profile, "Carl")).toBeVisible();
  await expect(dialog(profile)).toHaveCount(0);
});

test("a match opens a dialog with both portraits and a way to write", scripted, async ({ site }) => {
  const [anna, bert] = await people(site);
  await likes(anna, bert);
  await site.delivered();
  const page = await openLive(anna, "/members");
  await likes(bert, anna);
  const match = page.getByRole("dialog", { name: "It’s a match!" });
  await expect(match).toContainText("You and Bert like each other.");
  await match.getByRole("link", { name: "Write to Bert" }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${bert.id}/chat`));
});
