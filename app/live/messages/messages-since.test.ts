import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "../../contract/conversations/message.ts";
import { lastPosition, mergeMessages, stillTrue } from "./merge-messages.ts";
import { messagesSince } from "./messages-since.ts";

afterEach(() => vi.unstubAllGlobals());

const aMessage = (position: number, text = `text ${position}`): Message => {
  const sent_at = new Date(Date.UTC(2026, 4, 3) + position * 1000).toISOString();
  return { id: `m${position}`, position, own: false, text, sent_at };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index));

/** A server with these messages, which answers as messages.php does. */
function serve(messages: readonly Message[]) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    const after = Number(new URLSearchParams(address.split("?")[1]).get("after"));
    const page = messages.filter(({ position }) => position > after).slice(0, 50);
    return Response.json({ messages: page, read_by_other: 7, delivered_by_other: 8 });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** What a page shows after a gap: what is newer, and its own messages loaded anew (the newest fifty). */
async function shownAfterGap(shown: readonly Message[], now: readonly Message[]) {
  serve(now);
  const { messages } = await messagesSince("c", lastPosition(shown));
  const page = now.slice(-50);
  return mergeMessages(page, stillTrue(mergeMessages(shown, messages), { stale: shown, page }));
}

test("after a gap nothing is missing, nothing is there twice, what changed is as it is now and what went is gone", async () => {
  const now = [aMessage(1), aMessage(3, "changed"), ...range(5, 40)];
  expect(await shownAfterGap(range(1, 5), now)).toEqual(now);
});

test("after a long gap all of it is there, and what is older than the page stays", async () => {
  expect(await shownAfterGap(range(1, 60), range(1, 240))).toEqual(range(1, 240));
});

test("a message that changes while the page is loaded anew stays as it is by then", () => {
  const [shown, page] = [range(1, 5), range(1, 5)];
  const added = mergeMessages(shown, [aMessage(3, "changed")]);
  expect(mergeMessages(page, stillTrue(added, { stale: shown, page }))[2]).toEqual(aMessage(3, "changed"));
});

test("signs that were missed come along, and an answer that fails brings nothing", async () => {
  serve(range(1, 3));
  expect(await messagesSince("c", 0)).toMatchObject({ read_by_other: 7, delivered_by_other: 8 });
  vi.stubGlobal("fetch", async () => Response.json({ error: "not_found" }, { status: 404 }));
  expect(await messagesSince("c", 0)).toMatchObject({ messages: [] });
});
