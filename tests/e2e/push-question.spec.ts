import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { expect, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { browserCookie, storedCookie } from "../support/http/site-cookies.ts";
import { openLive } from "../support/browser/open-live.ts";

const once = { tag: "@javascript" };

const question = (page: Page) => page.getByText("Message alerts?");

/** A member whose browser can be asked about push messages, and has told so; Chromium's shell says that it was told no. */
async function memberToAsk(site: Site): Promise<BrowserMember> {
  const anna = await site.member({ photo: true });
  await setPermission(anna, "default");
  const first = await openLive(anna, "/members");
  await expect.poll(async () => (await storedCookie(anna.context, "push"))?.value).toBe("1");
  await first.close();
  return anna;
}

async function setPermission({ context }: BrowserMember, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { configurable: true, get: () => given });
    Notification.requestPermission = async () => given;
  }, permission);
}

/** A page that was there, and did not ask. */
async function expectNoQuestion(who: BrowserMember, path: string): Promise<void> {
  const page = await who.open(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(question(page), path).toHaveCount(0);
  await page.close();
}

test("the list of conversations asks once about push messages, after the first message", once, async ({ site }) => {
  const [anna, bert] = [await memberToAsk(site), await site.member()];
  await expectNoQuestion(anna, "/chats");
  await bert.writes(anna, "Good morning");
  await site.delivered();
  for (const path of ["/members", "/likes", "/credits", `/members/${bert.id}/chat`]) await expectNoQuestion(anna, path);
  const page = await openLive(anna, "/chats");
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  const kept = await storedCookie(anna.context, "push");
  expect(Date.now() - Number(kept?.value), "its moment").toBeLessThan(60_000);
  expect(kept?.httpOnly).toBe(true);
  // The script of this page finds out again what the browser can do, and may not write over the answer.
  await (await openLive(anna, "/members")).close();
  await expectNoQuestion(anna, "/chats");
});

test("it asks after the first match, too, and not where an alert stands already", once, async ({ site }) => {
  const [anna, bert] = [await memberToAsk(site), await site.member()];
  await bert.api.callOrThrow(like, { id: anna.id });
  await site.delivered();
  await expectNoQuestion(anna, "/chats");
  await anna.api.callOrThrow(like, { id: bert.id });
  await expect(question(await anna.open("/chats"))).toBeVisible();
  const newcomer = await site.member({ confirmed: false });
  await newcomer.context.addCookies([browserCookie(site.origin, "push", "1")]);
  await newcomer.writes(bert, "Hello");
  await expectNoQuestion(newcomer, "/chats");
});

test("a first message that arrives while the list is open inserts no question above it", once, async ({ site }) => {
  const [anna, bert] = [await memberToAsk(site), await site.member({ name: "Bert" })];
  const page = await openLive(anna, "/chats");
  await bert.writes(anna, "Good morning");
  await expect(page.getByRole("list", { name: "Your conversations" })).toContainText("Good morning");
  await expect(question(page)).toHaveCount(0);
});

test("yes turns alerts on or says why not, and it is not asked again", once, async ({ site }) => {
  const [anna, bert] = [await memberToAsk(site), await site.member()];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  await setPermission(anna, "denied");
  // What the browser has found out before stays until its next page has run.
  const page = await anna.open("/chats");
  const row = await question(page).boundingBox();
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  const answer = page.getByRole("status").filter({ hasText: "All right, no alerts." });
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.y).toBeLessThanOrEqual((row?.y ?? 0) + 12);
  expect((await storedCookie(anna.context, "push"))?.value).toBe("0");
  await expectNoQuestion(anna, "/chats");
});

test("on a phone the question and its answers are one line", once, async ({ site }) => {
  const [anna, bert] = [await site.member({ photo: true }), await site.member()];
  await anna.context.addCookies([browserCookie(site.origin, "push", "1")]);
  await anna.writes(bert, "Good morning");
  for (const language of ["en", "nl"] as const) {
    await anna.speaks(language);
    const page = await anna.context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.origin}/chats`);
    const boxes = await page
      .locator("form[action='/alerts'] button")
      .or(page.getByText(/^(Message alerts|Melding bij berichten)\?$/))
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map((box) => [box.top, box.bottom]));
    expect(boxes, language).toHaveLength(3);
    const height = Math.max(...boxes.map(([, bottom = 0]) => bottom)) - Math.min(...boxes.map(([top = 0]) => top));
    expect(height, language).toBeLessThanOrEqual(48);
    await page.close();
  }
});

test("without a script nothing is asked that only a script could do", async ({ site, javaScriptEnabled }) => {
  const [anna, bert] = [await site.member({ photo: true }), await site.member()];
  const cookies = [["push", "1"], ...(javaScriptEnabled === false ? [] : [["light", "1"]])] as const;
  for (const [name, value] of cookies as [["push", "1"]]) {
    await anna.context.addCookies([browserCookie(site.origin, name, value)]);
  }
  await anna.writes(bert, "Good morning");
  const page = await anna.open("/chats");
  await expect(page.getByRole("list", { name: "Your conversations" })).toBeVisible();
  await expect(question(page).filter({ visible: true })).toHaveCount(0);
});
