import { expect, test } from "vitest";
import type { Message } from "../../contract/conversations.ts";
import { receivedIn } from "./received-messages.ts";

/** Messages at these positions; own ones are negative. */
function messagesAt(...positions: number[]): Message[] {
  return positions.map((at) => {
    const position = Math.abs(at);
    return { id: `m${position}`, own: at < 0, text: "", sent_at: "2026-11-23T10:00:00Z", position };
  });
}

const twelve = messagesAt(1, 2, -3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
const idsOf = ({ offered }: ReturnType<typeof receivedIn>) => offered.map(({ id }) => id);

test("the latest ten received messages are offered, and where older ones are", () => {
  const found = receivedIn({ messages: twelve, more: false }, null);
  expect(idsOf(found)).toEqual(["m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13"]);
  expect(found).toMatchObject({ named: undefined, older: 4 });
});

test("a message that a link names is offered, too; an own one and what nobody wrote are not", () => {
  expect(idsOf(receivedIn({ messages: twelve, more: false }, "m1"))).toEqual([
    "m1",
    ...idsOf(receivedIn({ messages: twelve, more: false }, null)),
  ]);
  expect(receivedIn({ messages: twelve, more: false }, "m13")).toMatchObject({ named: { id: "m13" }, older: 4 });
  for (const id of ["m3", "nothing"]) expect(receivedIn({ messages: twelve, more: false }, id).named).toBeUndefined();
});

test("from a conversation the last received message is meant; where nothing was received, none", () => {
  const messages = messagesAt(1, 2, -3);
  expect(receivedIn({ messages, more: false }, "latest").named?.id).toBe("m2");
  expect(receivedIn({ messages: messagesAt(-3), more: false }, "latest").named).toBeUndefined();
});

test("without older ones there is no way to them; behind own messages alone there is", () => {
  expect(receivedIn({ messages: messagesAt(1, 2), more: false }, null).older).toBeUndefined();
  expect(receivedIn({ messages: messagesAt(-7, -8), more: true }, null)).toMatchObject({ offered: [], older: 7 });
  expect(receivedIn(undefined, null)).toMatchObject({ offered: [], older: undefined });
});
