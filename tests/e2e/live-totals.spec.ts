import type { Page } from "@playwright/test";
import { like } from "../../app/contract/people/discovery.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";

const scripted = { tag: "@javascript" };

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

/** A page without React, whose time the test moves, and what the app's icon showed. */
async function quietPage(page: Page, address: string) {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/totals?") && asked.push(request.url())));
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    });
    Object.assign(window, { shown });
  });
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator("script")).toHaveCount(1);
  return {
    asked,
    icon: () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1)),
    /** Shows or hides the page, as its tab would. */
    turn: (to: "visible" | "hidden") =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, to),
  };
}

test(
  "on pages without React badges, title and app icon follow: after 5 s, each minute, when shown again, at a push message",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 50, paid_user: true }), await site.member({ credits: 5 })];
    const page = await anna.context.newPage();
    const { asked, icon, turn } = await quietPage(page, `${site.origin}/profile/mails`);
    await expect(entry(page, "Messages")).not.toContainText("unread");
    const write = async (text: string) => {
      await bert.writes(anna, text);
      await site.delivered();
    };
    await write("Good morning");
    await page.clock.runFor(5_000);
    await expect(entry(page, "Messages")).toContainText("1 unread message");
    await expect(page).toHaveTitle(/^\(1\) /);
    expect(await icon()).toBe(1);
    await bert.api.callOrThrow(like, { id: anna.id });
    await site.delivered();
    await page.clock.runFor(60_000);
    await expect(entry(page, "Likes")).toContainText("1 new like");
    await expect(page).toHaveTitle(/^\(2\) /);

    await turn("hidden");
    const before = asked.length;
    await page.clock.runFor(180_000);
    expect(asked).toHaveLength(before);
    await write("Are you there?");
    await turn("visible");
    await expect(entry(page, "Messages")).toContainText("2 unread messages");
    await expect(page).toHaveTitle(/^\(3\) /);
    await write("Hello?");
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "push" })));
    await expect(entry(page, "Messages")).toContainText("3 unread messages");
    expect(await icon()).toBe(4);
  },
);

test(
  "what was read elsewhere goes from the badges, and credits that become few get one",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [
      await site.member({ credits: 11, paid_user: true }),
      await site.member({ credits: 5, name: "Bert" }),
    ];
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const page = await anna.context.newPage();
    const { icon } = await quietPage(page, `${site.origin}/profile/mails`);
    await expect(entry(page, "Messages")).toContainText("1 unread message");
    await expect(page).toHaveTitle(/^\(1\) /);
    expect(await icon()).toBe(1);
    const other = await anna.open("/members/:id/chat", { id: bert.id });
    await expect(other.getByRole("log")).toContainText("Good morning");
    await anna.writes(bert, "What a fine day");
    await page.clock.runFor(5_000);
    await expect(entry(page, "Messages")).not.toContainText("unread");
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(entry(page, "Credits")).toContainText("10 credits left");
    const colour = entry(page, "Credits").getByText("10", { exact: true }).locator("..");
    expect(await colour.evaluate((badge) => getComputedStyle(badge).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
  },
);

test("totals are told to nobody who is not signed in, nor to another member's page", scripted, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  const get = async ({ context }: Pick<typeof anna, "context">, member: string) =>
    context.request.get(`${site.origin}/totals?page_member=${member}`, { maxRedirects: 0 });
  const own = await get(anna, anna.id);
  expect([own.status(), await own.json()]).toEqual([200, { count: 0, badges: expect.any(Array) as unknown }]);
  expect((await get(anna, bert.id)).status()).toBe(409);
  expect((await get(await site.visitor(), anna.id)).status()).toBe(302);
});
