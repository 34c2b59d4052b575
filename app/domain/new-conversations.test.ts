import { expect, test } from "vitest";
import { accept, refuse } from "./result.ts";
import { mayStart, newConversations } from "./new-conversations.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 5, 1);

/** A paying member of so many days who began so many conversations, one an hour, the last one just now. */
const starter = (days: number, begun: number) => ({
  paid_user: true,
  started: begun,
  lately: Array.from({ length: begun }, (_, at) => NOW - (begun - 1 - at) * HOUR),
  signed_up: NOW - days * DAY,
  now: NOW,
});
const may = (member: ReturnType<typeof starter>) => mayStart(member, (at) => new Date(at).toISOString());

test("the older the account, the more conversations a day", () => {
  const limits = [0, 0.99, 1, 6.99, 7, 29.99, 30, 900].map((days) => newConversations(starter(days, 0)).limit);
  expect(limits).toEqual([5, 5, 10, 10, 20, 20, 40, 40]);
});

test("who has none left is told when one is free again", () => {
  expect(may(starter(3, 9))).toEqual(accept());
  const until = new Date(NOW - 9 * HOUR + DAY).toISOString();
  expect(may(starter(3, 10))).toEqual(refuse("new_conversations_limit", { limit: 10, until }));
});

test("a birthday of the account may come first", () => {
  const young = { ...starter(0, 5), signed_up: NOW - DAY + HOUR };
  expect(newConversations(young)).toEqual({ of: "day", left: 0, limit: 5, until: NOW + HOUR });
});

test("who began more than a smaller limit allows waits until enough of them are a day old", () => {
  const until = NOW - 9 * HOUR + DAY;
  expect(newConversations(starter(3, 12))).toMatchObject({ left: 0, until });
});

test("a free member has two in all, and is told of these", () => {
  const free = (begun: number) => ({ ...starter(3, begun), paid_user: false });
  expect(newConversations(free(1))).toEqual({ of: "free", left: 1, limit: 2 });
  expect(may(free(1))).toEqual(accept());
  expect(may(free(2))).toEqual(refuse("conversation_limit", { limit: 2 }));
});

test("an account that seems to be made later than now has the least", () => {
  expect(newConversations(starter(-1, 0)).limit).toBe(5);
});
