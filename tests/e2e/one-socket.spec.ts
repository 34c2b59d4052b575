import type { BrowserContext, Page, WebSocket } from "@playwright/test";
import { expect, test } from "../support/browser/browser-fixtures.ts";
import { aPair, said } from "../support/browser/conversation-page.ts";

const live = { tag: "@javascript" };

/** How many sockets the browser's open pages have. */
function countSockets(context: BrowserContext): () => number {
  const sockets: { page: Page; socket: WebSocket }[] = [];
  context.on("page", (page) => page.on("websocket", (socket) => sockets.push({ page, socket })));
  return () => sockets.filter(({ page, socket }) => !page.isClosed() && !socket.isClosed()).length;
}

test(
  "pages of one browser share a socket; when the one that has it is closed, another one goes on",
  live,
  async ({ site }) => {
    const { anna, bert } = await aPair(site);
    const sockets = countSockets(anna.context);
    const list = await anna.open("/chats");
    await expect.poll(sockets).toBe(1);
    const chat = await anna.open("/members/:id/chat", { id: bert.id });
    const other = await anna.open("/likes");
    await bert.writes(anna, "Are you there?");
    await site.delivered();
    await expect(said(chat, "Are you there?")).toBeVisible();
    await expect(list.getByText("Are you there?")).toBeVisible();
    expect(sockets()).toBe(1);
    await list.close();
    await expect.poll(sockets).toBe(1);
    await bert.writes(anna, "I am by the sea");
    await site.delivered();
    await expect(said(chat, "I am by the sea")).toBeVisible();
    await other.close();
    await bert.writes(anna, "Come along");
    await site.delivered();
    await expect(said(chat, "Come along")).toBeVisible();
    await expect.poll(sockets).toBe(1);
  },
);
