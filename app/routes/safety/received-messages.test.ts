import { expect, test } from "vitest";
import type { Message } from "../../contract/conversations/message.ts";
import { receivedIn } from "./received-messages.ts";

/** Messages at these positions; own ones are negative. */
function messagesAt(...positions: number[]): Message[] {
  return positions.map((at) => {
    const position = Math.abs(at);
    return { id: `m${position}`, own: at < 0, text: "", sent_at: "2026-11-23T10:00:00Z", position };
  });
}

const twelve = messagesAt(1, 2, -3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);

test("the latest ten received messages are offered, and where older ones are", () => {
  const { offered, older } = receivedIn({ messages: twelve, more: false });
  expect(offered.map(({ id }) => id)).toEqual(["m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13"]);
  expect(older).toBe(4);
});

test("without older ones there is no way to them; behind own messages alone there is", () => {
  expect(receivedIn({ messages: messagesAt(1, 2), more: false }).older).toBeUndefined();
  expect(receivedIn({ messages: messagesAt(-7, -8), more: true })).toMatchObject({ offered: [], older: 7 });
  expect(receivedIn(undefined)).toMatchObject({ offered: [], older: undefined });
});
