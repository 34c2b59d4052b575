import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "../../contract/message.ts";
import { mergeMessages } from "./merge-messages.ts";
import { gapStart, goneSince, messagesSince } from "./messages-since.ts";

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

/** What a page shows after a gap. */
async function afterGap(shown: readonly Message[]) {
  const start = gapStart(shown);
  const missed = await messagesSince("c", start);
  const gone = goneSince(shown, start, missed);
  return mergeMessages(shown, missed.messages).filter(({ id }) => !gone.includes(id));
}

test("after a gap nothing is missing, nothing is there twice, what changed is as it is now and what went is gone", async () => {
  const now = [aMessage(1), aMessage(3, "changed"), ...range(5, 140)];
  const fetch = serve(now);
  expect(await afterGap(range(1, 5))).toEqual(now);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a removed conversation is empty after a gap, and a short gap in a long one is one call", async () => {
  serve([]);
  expect(await afterGap(range(1, 5))).toEqual([]);
  const fetch = serve(range(1, 200));
  expect(await afterGap(range(1, 199))).toEqual(range(1, 200));
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(2);
});

test("signs that were missed come along, and an answer that fails takes nothing away", async () => {
  serve(range(1, 3));
  expect(await messagesSince("c", 0)).toMatchObject({ read_by_other: 7, delivered_by_other: 8, complete: true });
  vi.stubGlobal("fetch", async () => Response.json({ error: "not_found" }, { status: 404 }));
  expect(await afterGap(range(1, 3))).toEqual(range(1, 3));
});
