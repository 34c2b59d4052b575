import fc from "fast-check";
import { expect, test } from "vitest";
import type { Message } from "../../contract/conversations/message.ts";
import { lastPosition, mergeMessages } from "./merge-messages.ts";

/** Message number `n`; every third one shares its time with the one before, as two quick writers do. */
function aMessage(n: number): Message {
  const sent_at = new Date(Date.UTC(2026, 4, 3) + (n - (n % 3 === 0 ? 1 : 0)) * 1000).toISOString();
  // Arrival is not the order of sending: positions run the other way round here.
  return { id: `m${String(n).padStart(3, "0")}`, position: 100 - n, own: n % 2 === 0, text: `text ${n}`, sent_at };
}

const messages = fc.array(fc.integer({ min: 1, max: 40 }).map(aMessage), { maxLength: 60 });

test("whatever comes, in whatever order and however often, is there once and in order", () => {
  fc.assert(
    fc.property(messages, messages, (page, live) => {
      const ids = [...new Set([...page, ...live].map(({ id }) => id))].sort();
      expect(mergeMessages(page, live).map(({ id }) => id)).toEqual(ids);
    }),
  );
});

test("merging again, or the other way round, changes nothing", () => {
  fc.assert(
    fc.property(messages, messages, (page, live) => {
      const merged = mergeMessages(page, live);
      expect(mergeMessages(merged, live)).toEqual(merged);
      expect(mergeMessages(live, page)).toEqual(merged);
    }),
  );
});

test("the last position is the highest, wherever it stands", () => {
  expect(lastPosition(mergeMessages([aMessage(1), aMessage(2)]))).toBe(99);
  expect(lastPosition([aMessage(1), aMessage(2)], ({ own }) => own)).toBe(98);
  expect(lastPosition([])).toBe(0);
});
