import { expect, test } from "vitest";
import { createRetryTickets } from "./retry-tickets.ts";

const WAIT = 3000;

function aLine() {
  let now = 0;
  const tickets = createRetryTickets({ now: () => now, wait: WAIT, turns: 6 });
  return { tickets, pass: (ms: number) => void (now += ms) };
}

test("a ticket is ripe after the wait, worth one turn, and void after minutes", () => {
  const { tickets, pass } = aLine();
  const [ticket, late] = [tickets.next(), tickets.next()];
  expect(tickets.hasWaited(ticket)).toBe(false);
  pass(WAIT);
  expect(tickets.hasWaited(ticket)).toBe(true);
  expect(tickets.read({ ...ticket })).toEqual(ticket);
  tickets.redeem(ticket);
  expect(tickets.read(ticket)).toBeUndefined();
  expect(tickets.read(late)).toEqual(late);
  pass(4 * 60_000);
  expect(tickets.read(late)).toBeUndefined();
});

test("what is no ticket, or another process's, is none", () => {
  const { tickets } = aLine();
  for (const value of [undefined, null, "1", 1, {}, aLine().tickets.next()])
    expect(tickets.read(value)).toBeUndefined();
});

test("those who come back are served by the order in which they did, as long as they come back", () => {
  const { tickets, pass } = aLine();
  const held = Array.from({ length: 10 }, () => tickets.next());
  for (const ticket of held) tickets.requeue(ticket);
  const haveTurns = () => held.map((ticket) => tickets.hasTurn(ticket));
  expect(haveTurns()).toEqual(held.map((_, at) => at < 6));
  // The latest of the six takes one: the five before it still have theirs, and nobody else has.
  if (held[5]) tickets.redeem(held[5]);
  expect(haveTurns().slice(0, 5)).toEqual(Array(5).fill(true));
  expect(haveTurns().slice(6)).toEqual(Array(4).fill(false));
  pass(WAIT / 6);
  expect(haveTurns().slice(6)).toEqual([true, false, false, false]);
  expect(tickets.isAnyWaiting()).toBe(true);
  pass(3 * WAIT);
  expect(tickets.isAnyWaiting()).toBe(false);
  expect(haveTurns().slice(0, 4)).toEqual(Array(4).fill(true));
});

test("a million tickets that nobody uses make an old one void and keep the others usable", () => {
  const { tickets } = aLine();
  const old = tickets.next();
  let last = old;
  for (let time = 0; time < 1_000_000; time += 1) {
    last = tickets.next();
    if (time % 1000 === 0) tickets.redeem(last);
  }
  expect(tickets.read(old)).toBeUndefined();
  expect(tickets.read(last)).toEqual(last);
  // Used once, in the bits of one that was used.
  tickets.redeem(last);
  expect(tickets.read(last)).toBeUndefined();
});

test("ten thousand tickets that come back do not push out an earlier one", () => {
  const { tickets } = aLine();
  const first = tickets.next();
  tickets.requeue(first);
  const later = Array.from({ length: 10_000 }, () => tickets.next());
  for (const ticket of later) tickets.requeue(ticket);
  expect(tickets.hasTurn(first)).toBe(true);
  expect(later.filter((ticket) => tickets.hasTurn(ticket))).toHaveLength(5);
});

test("who stayed away goes to the end, whatever their ticket's number", () => {
  const { tickets, pass } = aLine();
  const old = Array.from({ length: 8 }, () => tickets.next());
  for (const ticket of old) tickets.requeue(ticket);
  pass(2 * WAIT);
  const honest = tickets.next();
  tickets.requeue(honest);
  expect(tickets.hasTurn(honest)).toBe(false);
  pass(WAIT);
  tickets.requeue(honest);
  for (const ticket of old) tickets.requeue(ticket);
  expect(tickets.hasTurn(honest)).toBe(true);
  // Six turns, one of them the honest one's.
  expect(old.filter((ticket) => tickets.hasTurn(ticket))).toEqual(old.slice(0, 5));
});

test("who came in for nothing has the next turn; who did not come in gains nothing by it", () => {
  const { tickets } = aLine();
  const [first, second, ...others] = Array.from({ length: 9 }, () => tickets.next());
  if (!first || !second) return expect.fail();
  for (const ticket of others) tickets.requeue(ticket);
  tickets.redeem(first);
  tickets.restore(first);
  tickets.restore(second);
  expect(tickets.read(first)).toEqual(first);
  expect([tickets.hasTurn(first), tickets.hasTurn(second)]).toEqual([true, false]);
  expect(others.filter((ticket) => tickets.hasTurn(ticket))).toHaveLength(4);
});
