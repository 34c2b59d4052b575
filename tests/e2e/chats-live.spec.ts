import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { openLive } from "../support/browser/open-live.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";

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

test("a first message that came while the connection was down is there when it is back", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10 })];
  site.console.expectError(CONNECTION_CUT);
  const connections: WebSocketRoute[] = [];
  let isUp = true;
  await anna.context.routeWebSocket("**/api/live.php*", (connection) => {
    if (!isUp) return void connection.close();
    connection.connectToServer();
    connections.push(connection);
  });
  const page = await anna.open("/members/:id/chat", { id: bert.id });
  await expect.poll(() => connections.length).toBe(1);
  isUp = false;
  await connections[0]?.close();
  await bert.writes(anna, "With pleasure");
  await site.delivered();
  isUp = true;
  await expect(said(page, "With pleasure")).toBeVisible();
});

test(
  "on other pages a new message shows a toast and is counted in the top bar and the title",
  live,
  async ({ site }) => {
    const [anna, bert] = [await site.member(), await site.member({ credits: 10, name: "Bert" })];
    const page = await openLive(anna, "/likes", {});
    await bert.writes(anna, "With pleasure");
    await expect(page.getByRole("link", { name: /Messages.*1 unread message/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole("link", { name: "Message from Bert" }).click();
    await expect(said(page, "With pleasure")).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(/);
  },
);

test("the list of conversations shows new messages by itself", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10, name: "Bert" })];
  const page = await openLive(anna, "/chats", {});
  await bert.writes(anna, "With pleasure");
  const row = page.getByRole("listitem").filter({ hasText: "Bert" });
  await expect(row).toContainText("With pleasure");
  await expect(row).toContainText("1 unread message");
});

test("a message that comes while the list is asked for again is shown too", live, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member({ credits: 10, name: "Bert" })];
  const page = await openLive(anna, "/chats", {});
  const [asked, isSecondHere] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/chats.data*", async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await isSecondHere.promise;
    await route.fulfill({ response });
  });
  await bert.writes(anna, "With pleasure");
  await asked.promise;
  await bert.writes(anna, "At ten?");
  await expect(page).toHaveTitle(/^\(2\) /);
  isSecondHere.resolve();
  await expect(page.getByRole("listitem").filter({ hasText: "Bert" })).toContainText("At ten?");
});

test("a message that was sent becomes delivered by itself", live, async ({ site }) => {
  const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
  const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
  await page.route(/\/api\/messages\.php|chat\.data/, (route) => route.abort()); // only the socket can tell
  await field(page).fill("How are you");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(said(page, "How are you")).toContainText("Delivered");
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
  "what is written without a connection is sent once when it is back, even after the page was closed",
  live,
  async ({ site }) => {
    site.console.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member()];
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    await anna.context.setOffline(true);
    await field(page).fill("Written in the train");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(said(page, "in the train")).toContainText("No connection; it will be sent by itself.");
    await page.close();
    await anna.context.setOffline(false);
    const again = await anna.open("/members/:id/chat", { id: bert.id });
    await expect(said(again, "in the train")).toContainText(/Sent|Delivered/);
    await site.delivered();
    const his = await bert.open("/members/:id/chat", { id: anna.id });
    await expect(said(his, "in the train")).toHaveCount(1);
    await again.reload();
    await expect(said(again, "in the train")).toHaveCount(1);
  },
);

test("when the reply is lost the same message is not sent twice", live, async ({ site }) => {
  site.console.expectError(/ERR_FAILED/);
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
  await expect(said(page, "Only once")).toContainText(/Sent|Delivered/);
  await expect.poll(() => lost).toBeGreaterThan(1);
  await site.delivered();
  const his = await bert.open("/members/:id/chat", { id: anna.id });
  await expect(said(his, "Only once")).toHaveCount(1);
  await expect(page.getByText("You have 4 credits.")).toBeVisible();
});

test(
  "a new message does not scroll a member who reads older ones, but a button says that it is there",
  live,
  async ({ site }) => {
    const [anna, bert] = [await site.member(), await site.member({ credits: 100 })];
    for (let number = 1; number <= 30; number += 1) await bert.writes(anna, `Message number ${number}.`);
    await site.delivered();
    const page = await openLive(anna, "/members/:id/chat", { id: bert.id });
    await said(page, "Message number 2.").scrollIntoViewIfNeeded();
    await expect(said(page, "Message number 30.")).not.toBeInViewport();
    await bert.writes(anna, "The newest message");
    const button = page.getByRole("button", { name: "1 new message" });
    await expect(button).toBeVisible();
    await expect(said(page, "Message number 2.")).toBeInViewport();
    await expect(page).toHaveTitle(/^\(1\) /);
    await button.click();
    await expect(said(page, "The newest message")).toBeInViewport();
    await expect(page).not.toHaveTitle(/^\(/);
  },
);
