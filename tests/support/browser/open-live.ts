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
  const follows = page.evaluate(greeted);
  follows.catch(() => undefined); // the page was closed, long after its hello
  await Promise.race([hello, follows]);
  return page;
}

/** The page with the socket greets one after the other: once it has greeted us, it has greeted this page, too. */
async function greeted(): Promise<void> {
  let name: string | undefined;
  while (!name) {
    await new Promise(requestAnimationFrame);
    const { pending = [] } = await navigator.locks.query();
    name = pending[0]?.name;
  }
  const channel = new BroadcastChannel(name);
  const heard = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: { data: { page?: string } }) => data.page === "test" && resolve();
  });
  channel.postMessage({ kind: "joined", page: "test" });
  await heard;
  channel.close();
}
