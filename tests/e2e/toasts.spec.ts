import type { Page } from "@playwright/test";
import { listChats } from "../../app/contract/conversations/conversations.ts";
import { like } from "../../app/contract/people/discovery.ts";
import { expect, test, type Site } from "../support/browser/browser-fixtures.ts";
import { menuWord } from "../support/browser/menus.ts";
import { openLive } from "../support/browser/open-live.ts";
import { layoutShift } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

const region = (page: Page) => page.getByRole("region", { name: "Just now (F8)" });
const toast = (page: Page) => region(page).getByRole("listitem");
const close = (page: Page) => toast(page).getByRole("button", { name: "Close" });

/** All parts, with a clock that stands still, and Radix' half in place. */
async function parts(site: Site): Promise<Page> {
  const page = await (await site.visitor()).context.newPage();
  await page.clock.install();
  await page.goto(`${site.origin}/dev/ui`);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(region(page)).toBeAttached({ timeout: 300 });
  }).toPass();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

const show = (page: Page, what: string) => page.getByRole("button", { name: `Show ${what}` }).click();

/** Shows a toast; Radix puts it into the page two frames later. */
async function showGoodNews(page: Page) {
  await show(page, "good news");
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
}

test("a toast is one line, is read out politely and leaves after six seconds", scripted, async ({ site }) => {
  const page = await parts(site);
  await showGoodNews(page);
  expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(56);
  expect((await toast(page).boundingBox())?.width).toBe(350);
  await page.clock.runFor(100);
  await expect(page.getByRole("status").filter({ hasText: "Just now Conversation removed." })).toHaveAttribute(
    "aria-live",
    "polite",
  );
  await page.clock.runFor(5_700);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
});

test("a line that is too long leaves the toast its width, and the cross in the window", scripted, async ({ site }) => {
  const page = await parts(site);
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, "something long");
  await expect(close(page)).toBeInViewport({ ratio: 1 });
  expect((await toast(page).boundingBox())?.x).toBe(12);
  await page.setViewportSize({ width: 1200, height: 740 });
  expect(await toast(page).boundingBox()).toMatchObject({ x: 1200 - 24 - 350, width: 350 });
});

test("a toast waits for the pointer, for the keyboard and for a hidden tab", scripted, async ({ site }) => {
  const page = await parts(site);
  await showGoodNews(page);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(toast(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(close(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await showGoodNews(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await setHidden(false);
  await page.clock.runFor(6_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast is swiped away, and one that tells a failure stays until then", scripted, async ({ site }) => {
  const page = await parts(site);
  await show(page, "a failure");
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 120, y, { steps: 5 });
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
});

/** The controls that the toast covers, of those that somebody may want to press. */
async function coveredBy(page: Page): Promise<string[]> {
  await expect(toast(page)).toBeVisible();
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("There is no toast.");
  return page
    .locator(
      "main button, main summary, main textarea, main input:not([type=hidden]), form:has(textarea), nav a, main a",
    )
    .evaluateAll(
      (controls, { x, y, width, height }) =>
        controls
          .filter((control) => control.checkVisibility())
          // A whole card or row is a link, too; only what looks like a button counts.
          .filter(
            (link) => link.tagName !== "A" || link.closest("nav") || getComputedStyle(link).borderTopStyle === "solid",
          )
          .map((control) => ({ text: control.textContent || control.tagName, at: control.getBoundingClientRect() }))
          .filter(
            ({ at }) => at.width > 0 && at.left < x + width && at.right > x && at.top < y + height && at.bottom > y,
          )
          .map(({ text }) => text),
      box,
    );
}

for (const height of [740, 400]) {
  test(`on a phone of ${height} px a toast covers nothing to press`, scripted, async ({ site }) => {
    const [anna, bert, carla] = [
      await site.member({ credits: 9 }),
      await site.member({ credits: 9, name: "Bert" }),
      await site.member({ credits: 9, name: "Carla" }),
    ];
    await anna.writes(carla, "Good morning");
    await site.delivered();
    for (const path of [
      "/members",
      `/members/${carla.id}`,
      `/members/${carla.id}/chat`,
      "/likes",
      "/profile/security",
    ]) {
      const page = await openLive(anna, path, {});
      await page.setViewportSize({ width: 360, height });
      await expect(region(page)).toBeAttached();
      await page.evaluate(() => scrollTo(0, 150));
      await bert.writes(anna, "Hello");
      await expect(page.getByRole("link", { name: "Message from Bert" })).toBeVisible();
      expect(await coveredBy(page), path).toEqual([]);
      await page.evaluate(() => scrollBy(0, 90));
      await expect.poll(() => coveredBy(page), path).toEqual([]);
      await page.close();
    }
  });
}

test("Escape closes the menu or the dialog, also while a toast is there", scripted, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 9 }), await site.member({ credits: 9, name: "Bert" })];
  const page = await openLive(anna, "/members");
  await menuWord(page, "Account").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await bert.writes(anna, "Hello");
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.close();
  const [chat] = (await anna.api.callOrThrow(listChats)).chats;
  const chats = await openLive(anna, `/chats?remove=${chat?.conversation.id}`);
  await expect(chats.locator("[role=alertdialog][data-state=open]")).toBeVisible();
  await bert.api.callOrThrow(like, { id: anna.id });
  // The page behind the dialog has no roles now.
  await expect(chats.locator("a", { hasText: "New like! From Bert" })).toBeVisible();
  await chats.keyboard.press("Escape");
  await expect(chats.getByRole("alertdialog")).toHaveCount(0);
});

test("a toast makes room for a field that grows", scripted, async ({ site }) => {
  const [anna, bert, carla] = [
    await site.member({ credits: 9 }),
    await site.member({ credits: 9 }),
    await site.member(),
  ];
  const page = await openLive(anna, "/members/:id/chat", { id: carla.id });
  await page.setViewportSize({ width: 360, height: 740 });
  await bert.writes(anna, "Hello");
  await expect(toast(page)).toBeVisible();
  await page.getByRole("textbox").pressSequentially("Good morning\nto\nyou");
  expect(await coveredBy(page)).toEqual([]);
});

test("a message that came with the page is a line above it without a script, and a toast with one", async ({
  site,
  javaScriptEnabled,
}) => {
  const page = await (await site.visitor()).open("/dev/ui", { toast: 1 });
  const said = page.getByText("It came with the page.", { exact: true });
  await expect(said).toBeVisible();
  const position = () => said.evaluate((line) => getComputedStyle(line.closest("ol,[role=status]") ?? line).position);
  if (javaScriptEnabled === false) return expect(await position()).toBe("static");
  await expect(region(page)).toBeAttached();
  // Polled: Radix may be replacing the line that was just found.
  await expect.poll(position).toBe("fixed");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("a match on another page is said in one line that leads to it", scripted, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ name: "Bert" })];
  await anna.api.callOrThrow(like, { id: bert.id });
  await site.delivered();
  const page = await openLive(anna, "/likes", {});
  await bert.api.callOrThrow(like, { id: anna.id });
  await page.getByRole("link", { name: "A match with Bert!" }).click();
  await expect(page).toHaveURL(`/likes/m/${bert.id}`);
  await expect(page.getByRole("main")).toContainText("You and Bert like each other");
});
