import type { Page } from "@playwright/test";
import type { BrowserMember } from "./browser-fixtures.ts";

/**
 * Opens a page and waits until its socket has said hello, or until it follows another page that has one: from then on its
 * scripts run.
 */
export async function openLive(
  member: Pick<BrowserMember, "open" | "context">,
  path: string,
  params: Record<string, string> = {},
): Promise<Page> {
  const hello = new Promise<void>((resolve) => {
    member.context.once("page", (page) => {
      page.on("websocket", (socket) => socket.on("framereceived", () => resolve()));
    });
  });
  const isAlone = member.context.pages().length === 0;
  const page = await member.open(path, params);
  if (isAlone) {
    await hello;
    return page;
  }
  const follows = page.waitForFunction(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
  follows.catch(() => undefined); // the page was closed, long after its hello
  await Promise.race([hello, follows]);
  return page;
}
