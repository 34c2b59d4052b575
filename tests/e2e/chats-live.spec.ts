import type { Page, WebSocketRoute } from "@playwright/test";
import { endOtherSessions } from "../../app/contract/access.ts";
import { login } from "../../app/contract/session.ts";
import { apiClient } from "../support/api-client.ts";
import { expect, test } from "../support/journey.ts";
import { openLive } from "../support/open-live.ts";
import { LINE_CUT, SESSION_ENDED } from "../support/quiet-console.ts";
import { signIn } from "../support/sign-in.ts";

const live = { tag: "@javascript" };
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const said = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("an answer appears by itself, in order and once, without being asked for", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 10 })];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  // Without the socket the page would ask again and again (spec §5); then nothing is left to show it.
  await page.route(/\/api\/(messages|chats|user|likes)\.php/, (route) => route.abort());
  for (const text of ["With pleasure", "At ten?", "At the bridge"]) await bert.writes(anna, text);
  await expect(said(page, "At the bridge")).toBeVisible();
  await expect(said(page, "With pleasure")).toHaveCount(1);
  await expect(page.getByRole("log").getByRole("listitem")).toContainText([
    /./,
    "With pleasure",
    "At ten?",
    "At the bridge",
  ]);
  await expect(page).not.toHaveTitle(/^\(/); // seen as they came
});

test("times are those of the account's zone, whatever the device's clock says", live, async ({ site }) => {
  // The test's browsers stand in Amsterdam (playwright.config.ts).
  const [anna, bert] = [await site.member({ country: "US" }), await site.member({ credits: 10, name: "Bert" })];
  await bert.writes(anna, "Good morning");
  await site.delivered();
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await bert.writes(anna, "With pleasure");
  await expect(said(page, "With pleasure")).toBeVisible();
  for (const text of ["Good morning", "With pleasure"]) {
    const time = said(page, text).locator("time").last();
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    await expect(time).toHaveText(at.toLocaleTimeString("en", { ...clock, timeZone: "America/New_York" }));
  }
});

test("before its first message nobody asks for a conversation's messages", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10 })];
  const asked: string[] = [];
  anna.context.on("request", (request) => {
    if (request.url().includes("/api/messages.php")) asked.push(request.url());
  });
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await bert.writes(anna, "With pleasure");
  await expect(said(page, "With pleasure")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a first message that came while the line was down is there when it is back", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10 })];
  site.console.announce(LINE_CUT);
  const lines: WebSocketRoute[] = [];
  let isUp = true;
  await anna.context.routeWebSocket("**/api/live.php", (line) => {
    if (!isUp) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect.poll(() => lines.length).toBe(1);
  isUp = false;
  await lines[0]?.close();
  await bert.writes(anna, "With pleasure");
  await site.delivered();
  isUp = true;
  await expect(said(page, "With pleasure")).toBeVisible();
});

test("elsewhere a message is told of, and counted in the top bar and the title", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10, name: "Bert" })];
  const page = await openLive(anna, "/likes", {});
  await bert.writes(anna, "With pleasure");
  await expect(page.getByRole("status").filter({ hasText: "Bert wrote you a message" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Messages.*1 unread message/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole("link", { name: "Read it" }).click();
  await expect(said(page, "With pleasure")).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test("the list of conversations follows what comes in", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10, name: "Bert" })];
  const page = await openLive(anna, "/chats", {});
  await bert.writes(anna, "With pleasure");
  const row = page.getByRole("listitem").filter({ hasText: "Bert" });
  await expect(row).toContainText("With pleasure");
  await expect(row).toContainText("1 unread message");
});

test("typing shows on the other side, and reading shows to the writer", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5, name: "Anna" }), await site.member({ credits: 5 })];
  await anna.writes(bert, "Good morning");
  await bert.writes(anna, "Good morning, Anna");
  await site.delivered();
  const hers = await openLive(anna, "/members/:id/chat", { id: bert.id });
  const his = await openLive(bert, "/members/:id/chat", { id: anna.id });
  await field(hers).pressSequentially("How are you");
  await expect(his.getByText("Anna is typing…")).toBeVisible();
  await hers.getByRole("button", { name: /^Send/ }).click();
  await expect(said(his, "How are you")).toBeVisible();
  await expect(his.getByText("Anna is typing…")).toHaveCount(0);
  await expect(said(hers, "How are you")).toContainText("Read");
});

test(
  "what is written without a line is sent once when it is back, even after the page was closed",
  live,
  async ({ site }) => {
    site.console.announce(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    await anna.context.setOffline(true);
    await field(page).fill("Written in the train");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(said(page, "in the train")).toContainText("Being sent");
    await page.close();
    await anna.context.setOffline(false);
    const again = await anna.open("/members/:id/chat", { id: bert.id });
    await expect(said(again, "in the train")).toContainText("Sent");
    await site.delivered();
    const his = await bert.open("/members/:id/chat", { id: anna.id });
    await expect(said(his, "in the train")).toHaveCount(1);
    await again.reload();
    await expect(said(again, "in the train")).toHaveCount(1);
  },
);

test("when the reply is lost the same message is not sent twice", live, async ({ site }) => {
  site.console.announce(/ERR_FAILED/);
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  let lost = 0;
  await page.route("**/api/message.php", async (route) => {
    await route.fetch(); // the server acts, its answer goes astray
    if (lost++ === 0) await route.abort();
    else await route.continue();
  });
  await field(page).fill("Only once");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(said(page, "Only once")).toContainText("Sent");
  await expect.poll(() => lost).toBeGreaterThan(1);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "Only once")).toHaveCount(1);
  await expect(page.getByText("You have 4 credits.")).toBeVisible();
});

test("who reads further up is not moved, but told", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 100 })];
  for (let number = 1; number <= 30; number += 1) await bert.writes(anna, `Letter number ${number}.`);
  await site.delivered();
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await said(page, "Letter number 2.").scrollIntoViewIfNeeded();
  await expect(said(page, "Letter number 30.")).not.toBeInViewport();
  await bert.writes(anna, "The newest letter");
  const button = page.getByRole("button", { name: "1 new message" });
  await expect(button).toBeVisible();
  await expect(said(page, "Letter number 2.")).toBeInViewport();
  await expect(page).toHaveTitle(/^\(1\) /);
  await button.click();
  await expect(said(page, "The newest letter")).toBeInViewport();
  await expect(page).not.toHaveTitle(/^\(/);
});

for (const how of ["the socket", "a poll"] as const) {
  test(
    `signed out elsewhere, ${how} takes the chat off the screen, and what was typed is kept`,
    live,
    async ({ site }) => {
      const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
      await bert.writes(anna, "A private word");
      await site.delivered();
      if (how === "a poll") await anna.context.routeWebSocket("**/api/live.php", (line) => void line.close());
      const open =
        how === "a poll" ? anna.open : (path: string, params: { id: string }) => openLive(anna, path, params);
      const page = await open("/members/:id/chat", { id: bert.id });
      await expect(said(page, "A private word")).toBeVisible();
      await field(page).fill("Half a sentence");
      const tablet = apiClient(site.apiOrigin);
      await tablet.need(login, { email: anna.email, password: anna.password });
      await tablet.need(endOtherSessions, {});
      await expect(page.getByText("A private word")).toHaveCount(0, { timeout: 10_000 });
      await expect(page).toHaveURL(/\/login\?redirect=%2Fmembers%2F/);
      await signIn(page, anna);
      await expect(said(page, "A private word")).toBeVisible();
      await expect(field(page)).toHaveValue("Half a sentence");
    },
  );
}

test("what was typed before the script came is kept like the rest", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5 })];
  const held = Promise.withResolvers<void>();
  await anna.context.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const page = await anna.context.newPage();
  await page.goto(`${site.origin}/members/${bert.id}/chat`, { waitUntil: "commit" });
  await field(page).fill("Half a sentence");
  const line = page.waitForEvent("websocket");
  held.resolve();
  await line;
  await page.goto(`${site.origin}/members`);
  await page.goto(`${site.origin}/members/${bert.id}/chat`);
  await expect(field(page)).toHaveValue("Half a sentence");
});

test("a message refused because the session ended waits in the field, without the refusal", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  let lines = 0;
  // Without a line nothing tells that the session is over, until the first poll.
  await anna.context.routeWebSocket("**/api/live.php", (line) => {
    lines += 1;
    void line.close();
  });
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect.poll(() => lines).toBeGreaterThan(0);
  await field(page).fill("Shall we walk?");
  const tablet = apiClient(site.apiOrigin);
  await tablet.need(login, { email: anna.email, password: anna.password });
  await tablet.need(endOtherSessions, {});
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, anna);
  await expect(field(page)).toHaveValue("Shall we walk?");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("signing out leaves nothing of what was written on the device", live, async ({ site }) => {
  site.console.announce(SESSION_ENDED);
  const [anna, bert] = [await site.member({ credits: 0 }), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await field(page).fill("Nobody's business");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("business");
  await field(page).fill("Nor is this business");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("Nor is this");
  await page.goto(`${site.origin}/members`);
  await page.getByText("Account").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("business");
});
