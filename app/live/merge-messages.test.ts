import fc from "fast-check";
import { expect, test } from "vitest";
import type { Message } from "../contract/conversations.ts";
import { mergeMessages } from "./merge-messages.ts";

function aMessage(position: number): Message {
  const id = `m${position}`;
  return { id, position, own: position % 2 === 0, text: `text ${position}`, sent_at: "2026-05-03T10:42:00Z" };
}

const messages = fc.array(fc.integer({ min: 1, max: 40 }).map(aMessage), { maxLength: 60 });

test("whatever comes, in whatever order and however often, is there once and in order", () => {
  fc.assert(
    fc.property(messages, messages, (page, live) => {
      const merged = mergeMessages(page, live);
      const positions = [...new Set([...page, ...live].map(({ position }) => position))].sort((a, b) => a - b);
      expect(merged.map(({ position }) => position)).toEqual(positions);
    }),
  );
});

test("merging again changes nothing", () => {
  fc.assert(
    fc.property(messages, messages, (page, live) => {
      const merged = mergeMessages(page, live);
      expect(mergeMessages(merged, live)).toEqual(merged);
      expect(mergeMessages(live, page)).toEqual(merged);
    }),
  );
});
