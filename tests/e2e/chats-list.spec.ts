import type { Page, WebSocketRoute } from "@playwright/test";
import { listChats, listMessages, markRead } from "../../app/contract/conversations/conversations.ts";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { CONNECTION_CUT } from "../support/browser/console-check.ts";
import { withTwo } from "../support/browser/conversation-page.ts";
import { openLive } from "../support/browser/open-live.ts";
import { menuEntry, menuWord } from "../support/browser/menus.ts";
import { layoutShift } from "../support/browser/radix-chunk.ts";

const scripted = { tag: "@javascript" };

const list = (page: Page) => page.getByRole("list", { name: "Your conversations" });
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });

test(
  "what was typed and not sent stands in the row, without a jump, and follows another tab",
  scripted,
  async ({ site }) => {
    const [anna, bert] = [await site.member({ credits: 5 }), await site.member({ credits: 5, name: "Bert" })];
    await bert.writes(anna, "Good morning");
    await site.delivered();
    const chat = await anna.open("/members/:id/chat", { id: bert.id });
    await chat.getByRole("textbox", { name: "Your message" }).fill("Shall we walk");
    const page = await anna.open("/chats");
    await expect(row(page, "Bert")).toContainText("Draft: Shall we walk");
    await expect(row(page, "Bert")).not.toContainText("Good morning");
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await chat.getByRole("textbox", { name: "Your message" }).fill("Shall we swim");
    await expect(row(page, "Bert")).toContainText("Draft: Shall we swim");
    await chat.getByRole("textbox", { name: "Your message" }).fill("");
    await expect(row(page, "Bert")).toContainText("Good morning");
  },
);

async function remove(page: Page, name: string): Promise<void> {
  await menuWord(row(page, name), "More").click();
  await menuEntry(page, "Remove conversation").click();
}

for (const width of [360, 1200]) {
  test(`at ${width} px a conversation is removed in the menu of its row, and undone`, async ({ site }) => {
    const { anna, bert } = await withTwo(site);
    const page = await anna.open("/chats");
    await page.setViewportSize({ width, height: 740 });
    await remove(page, "Bert");
    await expect(page.getByText("Conversation removed.")).toBeVisible();
    await expect(row(page, "Bert")).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(1\) /);
    const kept = (await bert.api.callOrThrow(listChats)).chats;
    expect(kept).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The conversation is back.")).toBeVisible();
    await expect(row(page, "Bert")).toContainText("1 unread message");
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(2\) /);
  });
}

test("the menu of a row opens inside a narrow screen, also that of the last row", scripted, async ({ site }) => {
  const { anna } = await withTwo(site);
  const page = await anna.open("/chats");
  await page.setViewportSize({ width: 320, height: 740 });
  for (const name of ["Carla", "Bert"]) {
    await menuWord(row(page, name), "More").click();
    const panel = page.locator("li :is(details[open] > summary + *,[role=menu])");
    await expect(async () => {
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }).toPass({ timeout: 5000 });
    // Escape closes Radix' half only, which takes over once its chunk is there.
    await expect(page.getByRole("menu")).toBeVisible();
    await expect(menuEntry(page, "Remove conversation")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
});

test(
  "the row goes before the server has answered, and comes back with an alert when it fails",
  scripted,
  async ({ site }) => {
    const { anna } = await withTwo(site);
    site.console.expectError(/503|Failed to load resource/);
    const page = await openLive(anna, "/chats");
    const answer = Promise.withResolvers<void>();
    await page.route("**/chats.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await answer.promise;
      await route.fulfill({ status: 503, body: "busy" });
    });
    await remove(page, "Bert");
    await expect(row(page, "Bert")).toHaveCount(0);
    await expect(row(page, "Carla")).toHaveCount(1);
    answer.resolve();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute("**/chats.data*");
    await page.goto(`${site.origin}/chats`);
    await expect(row(page, "Bert")).toHaveCount(1);
  },
);

test(
  "the focus goes to the line that offers to undo, which stays in sight and outlives a new message",
  scripted,
  async ({ site }) => {
    const { anna, carla } = await withTwo(site);
    const page = await openLive(anna, "/chats");
    await remove(page, "Bert");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused();
    await carla.writes(anna, "Are you there?");
    await expect(row(page, "Carla")).toContainText("Are you there?");
    await page.keyboard.press("Enter");
    await expect(row(page, "Bert")).toHaveCount(1);
  },
);

test(
  "what came in while the connection was down is in the row again, although nothing is counted",
  scripted,
  async ({ site }) => {
    const { anna, bert } = await withTwo(site);
    site.console.expectError(CONNECTION_CUT);
    const connections: WebSocketRoute[] = [];
    let [isUp, greetings] = [true, 0];
    await anna.context.routeWebSocket("**/api/live.php*", (connection) => {
      if (!isUp) return void connection.close();
      connection.connectToServer().onMessage((frame) => {
        connection.send(frame);
        greetings += 1;
      });
      connections.push(connection);
    });
    const page = await anna.open("/chats");
    await expect.poll(() => greetings).toBe(1);
    isUp = false;
    await connections[0]?.close();
    await bert.writes(anna, "Are you there?");
    await site.delivered();
    // Read on another device, but for the first message: as many are unread as before.
    const messages = await anna.api.callOrThrow(listMessages, { with: bert.id });
    const [first, last] = [messages.messages[0], messages.messages.at(-1)];
    await anna.api.callOrThrow(markRead, { conversation: messages.conversation.id, position: first?.position ?? 0 });
    expect(last?.text).toBe("Are you there?");
    isUp = true;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(row(page, "Bert")).toContainText("Are you there?");
  },
);

test(
  "a name that was typed before the script is there is looked for once it is",
  { tag: "@javascript" },
  async ({ site }) => {
    const anna = await site.member();
    for (const name of ["René", "Carla", "Dirk", "Emma", "Frits", "Greet", "Henk"])
      await (await site.member({ name, credits: 5 })).writes(anna, `I am ${name}`);
    await site.delivered();
    const page = await anna.open("/credits");
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(`${site.origin}/chats`, { waitUntil: "commit" });
    await page.getByRole("searchbox", { name: "Search by name" }).fill("ren");
    script.resolve();
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
  },
);

test("with many conversations a name is found while it is typed, by any part and without accents", async ({
  site,
  javaScriptEnabled,
}) => {
  const anna = await site.member();
  const names = ["René", "Carla", "Dirk", "Emma", "Frits", "Greet", "Henk"];
  for (const name of names) await (await site.member({ name, credits: 5 })).writes(anna, `I am ${name}`);
  await site.delivered();
  const page = await anna.open("/chats");
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.fill("ren");
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(row(page, "René")).toBeVisible();
  await expect(search).toHaveValue("ren");
  if (javaScriptEnabled !== false) {
    await search.fill("somebody else");
    await page.getByRole("link", { name: "Show all conversations" }).click();
    await expect(search).toHaveValue("");
    await expect(list(page).getByRole("listitem")).toHaveCount(7);
  }
  await search.fill("nobody");
  await search.press("Enter");
  await expect(page.getByText("Nobody named “nobody” in your conversations.")).toBeVisible();
  await expect(page).toHaveURL(/\/chats\?q=nobody$/);
  await page.getByRole("link", { name: "Show all conversations" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(7);
  await expect(search).toHaveValue("");
});

test("a few conversations need no search", async ({ site }) => {
  const { anna } = await withTwo(site);
  const page = await anna.open("/chats");
  await expect(row(page, "Bert")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
});

for (const width of [360, 1200]) {
  test(
    `at ${width} px the list, its search and both panes have nothing for axe to find`,
    scripted,
    async ({ site }) => {
      const anna = await site.member({ name: "Anna", credits: 5 });
      const names = ["Bert", "Carla", "Dirk", "Emma", "Frits", "Greet", "Henk"];
      const others = [];
      for (const name of names) others.push(await site.member({ name, credits: 5 }));
      for (const other of others) await other.writes(anna, "Good morning");
      await site.delivered();
      const page = await anna.open("/chats");
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), "the list").toEqual([]);
      await remove(page, "Bert");
      await expect(page.getByText("Conversation removed.")).toBeVisible();
      // Scrolled, the line lies over rows as every bar that stays does.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeViolations(page), "removed").toEqual([]);
      await page.goto(`${site.origin}/chats?q=nobody`);
      expect(await axeViolations(page), "nobody found").toEqual([]);
      for (const id of [others[1]?.id, (await site.member()).id]) {
        await page.goto(`${site.origin}/members/${id}/chat`);
        expect(await axeViolations(page), "a conversation").toEqual([]);
      }
    },
  );
}
