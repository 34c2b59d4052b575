import type { Page } from "@playwright/test";
import type { BrowserMember } from "./browser-fixtures.ts";

/** Opens a page and waits until its socket has said hello: from then on its scripts run. */
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
  const page = await member.open(path, params);
  await hello;
  return page;
}
