import { coveredControls } from "../support/browser/covered-controls.ts";
import type { Page } from "@playwright/test";
import { sendActivationMail } from "../../app/contract/account/account.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { browserCookie } from "../support/http/site-cookies.ts";

const once = { tag: "@javascript" };
import { isTakenOver, markDocument } from "../support/browser/same-document.ts";

const ON_ITS_WAY = "The e-mail is on its way.";
const UNDERWAY = "On its way";
const SPAM = "No e-mail yet? Look in the folder for spam, too.";

/** All that the reminder says on a phone until it is opened. */
const reminder = (page: Page) => page.locator("summary", { hasText: "Open your mail" });
const sendAgain = (page: Page) => page.getByRole("button", { name: "Send again" });

test("after the sign-up a smartphone shows the activation reminder in a dialog, and then as an alert", async ({
  site,
}) => {
  const anna = await site.member({ confirmed: false });
  await anna.context.setExtraHTTPHeaders({ "Sec-CH-UA-Mobile": "?1" });
  const page = await anna.open("/signup-matches", { api_signup_complete: 1 });
  const dialog = page.getByRole("dialog", { name: "Confirm your e-mail address" });
  await expect(dialog).toContainText(anna.email);
  await dialog.getByRole("button", { name: "Look around first" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "See all members" }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(reminder(page)).toBeVisible();
});

test("on other devices the activation reminder is an alert from the start", async ({ site }) => {
  const anna = await site.member({ confirmed: false });
  await anna.context.setExtraHTTPHeaders({ "Sec-CH-UA-Mobile": "?0" });
  const page = await anna.open("/signup-matches", { api_signup_complete: 1 });
  await expect(reminder(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a member with a confirmed address sees no activation reminder", async ({ site }) => {
  const anna = await site.member();
  await anna.context.setExtraHTTPHeaders({ "Sec-CH-UA-Mobile": "?1" });
  const page = await anna.open("/signup-matches", { api_signup_complete: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});

test(
  "for a minute the mail is on its way; then, where a script runs, the hint comes by itself",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member({ confirmed: false });
    const page = await anna.context.newPage();
    await page.clock.install();
    await page.goto(`${site.origin}/members`);
    await reminder(page).click();
    await expect(page.getByRole("status").filter({ hasText: ON_ITS_WAY })).toBeVisible();
    await page.clock.runFor("00:30");
    await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
    // The minute begins when the script has taken over, and nothing on the page says when that is.
    await expect(async () => {
      await page.clock.runFor("00:31");
      await expect(page.getByText(SPAM)).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(page.getByText(ON_ITS_WAY)).toHaveCount(0);
  },
);

test("the first minute has no button to send the mail again: none would leave", async ({ site }) => {
  const anna = await site.member({ confirmed: false });
  await anna.api.callOrThrow(sendActivationMail, {});
  const page = await anna.open("/likes/given");
  await expect(page.getByText(UNDERWAY, { exact: true }).last()).toBeVisible();
  await expect(sendAgain(page)).toHaveCount(0);
});

test(
  "after a minute the button comes by itself, moves nothing, sends the mail, and the same page comes back",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member({ confirmed: false });
    const page = await anna.context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await page.goto(`${site.origin}/likes/given`);
    const before = await reminder(page).boundingBox();
    await expect(async () => {
      await page.clock.runFor("01:01");
      await expect(sendAgain(page)).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(await reminder(page).boundingBox()).toEqual(before);
    await sendAgain(page).click();
    await expect(page).toHaveURL(/\/likes\/given$/);
    await expect(page.getByText("We sent you an e-mail a moment ago").first()).toBeVisible();
  },
);

test("the reminder unfolds to the whole address, and leads to where it can be changed", async ({ site }) => {
  const email = `margaretha.van-den-broekhuizen.${crypto.randomUUID().slice(0, 8)}@provincie.example.org`;
  const anna = await site.member({ confirmed: false, email });
  const page = await anna.context.newPage();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${site.origin}/chats`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const [line, arrow] = [reminder(page), reminder(page).locator("svg").last()];
  await expect(line).toHaveAccessibleName(new RegExp(email.replaceAll(".", "\\.")));
  await expect(arrow).toHaveCSS("rotate", "none");
  await line.click();
  await expect(arrow, "it turns, as that of every other panel").toHaveCSS("rotate", "180deg");
  await expect(page.getByText(`with a link to ${email}`)).toBeVisible();
  await page.getByRole("link", { name: "Wrong address? Change it" }).click();
  await expect(page).toHaveURL(/\/profile\/security#email$/);
  await expect(page.getByLabel("New e-mail address")).toBeVisible();
});

test("on the narrowest phones the reminder has two lines, too, and breaks no word", once, async ({ site }) => {
  const anna = await site.member({ confirmed: false });
  const page = await anna.context.newPage();
  for (const [language, word] of [
    ["en", "Open your mail"],
    ["nl", "Open je mail"],
  ] as const) {
    await anna.speaks(language);
    for (const comfort of ["", "1"]) {
      await anna.context.addCookies([browserCookie(site.origin, "comfort", comfort)]);
      const heights: number[] = [];
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${site.origin}/chats`);
        const line = page.locator("summary", { hasText: word });
        heights.push((await line.boundingBox())?.height ?? 0);
        const rows = await line.getByText(word).evaluate((words) => {
          const range = document.createRange();
          const text = words.firstChild;
          if (!text) return 0;
          range.setStart(text, (text.textContent ?? "").indexOf("mail"));
          range.setEnd(text, (text.textContent ?? "").length);
          return range.getClientRects().length;
        });
        expect(rows, `${width}, ${language}: rows of "mail"`).toBe(1);
      }
      expect(heights[0], language).toBeLessThanOrEqual((heights[1] ?? 0) + 2);
    }
  }
});

test(
  "what came with the page stands in it: on a phone it covers nothing, and a like moves nothing",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member({ confirmed: false });
    const page = await anna.context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    // What the button does, for which it is a minute too early.
    const form = { back: "/members" };
    await page.request.post(`${site.origin}/activation-mail`, {
      form,
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    await page.goto(`${site.origin}/members`);
    const banner = page.getByText("We sent you an e-mail a moment ago");
    await expect(banner).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    const like = page.getByRole("button", { name: /^Like / }).first();
    await like.scrollIntoViewIfNeeded();
    const before = await banner.boundingBox();
    await like.click();
    await expect(page.getByRole("button", { name: /^Liked / }).first()).toBeVisible();
    expect(await banner.boundingBox()).toEqual(before);
  },
);

test("a toast that appears later disappears after six seconds", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 5, name: "Bert" })];
  const page = await anna.context.newPage();
  await page.clock.install();
  const hello = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(`${site.origin}/likes`);
  await hello;
  await bert.writes(anna, "Good morning");
  const toast = page.getByRole("link", { name: "Message from Bert" });
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(toast).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(async () => {
    await page.clock.runFor(6_000);
    await expect(toast).toHaveCount(0, { timeout: 300 });
  }).toPass();
});

test(
  "without a connection the page stays, and says that no mail was asked for",
  { tag: "@javascript" },
  async ({ site }) => {
    site.console.expectError(/ERR_INTERNET_DISCONNECTED/);
    const anna = await site.member({ confirmed: false });
    const page = await anna.context.newPage();
    await page.clock.install();
    await page.goto(`${site.origin}/likes`);
    await isTakenOver(page);
    const isSameDocument = await markDocument(page);
    await expect(async () => {
      await page.clock.runFor("00:31");
      await expect(sendAgain(page)).toBeVisible({ timeout: 200 });
    }).toPass();
    const again = sendAgain(page);
    await anna.context.setOffline(true);
    await again.click();
    await expect(page.getByText("No connection.").first()).toBeVisible();
    await anna.context.setOffline(false);
    await again.click();
    await expect(page.getByText("We sent you an e-mail a moment ago").first()).toBeVisible();
    await isSameDocument();
  },
);
