import { expect, test } from "vitest";
import { createUnknownDeviceQueue } from "./unknown-device-queue.ts";

const WAIT = 3000;

/** Eight slots, and visitors whose turn takes no time unless they stay. */
function aDoor() {
  let now = 1_000_000;
  const turns = createUnknownDeviceQueue({ now: () => now, most: 8, wait: WAIT });
  const { tickets } = turns;
  const stay = (prefix?: string, ticket?: ReturnType<typeof tickets.next>) => turns.begin({ prefix, ticket });
  const ask = (prefix?: string, ticket?: ReturnType<typeof tickets.next>) => {
    const end = stay(prefix, ticket);
    end?.();
    return end !== undefined;
  };
  /** A second in which so many come, of whom each has a hash's time of work (a sixth of a second). */
  const flood = (perSecond: number, from: (at: number) => string | undefined) => {
    let entered = 0;
    const inside: { end: () => void; at: number }[] = [];
    for (let at = 0; at < perSecond; at += 1) {
      now += 1000 / perSecond;
      while (inside[0] && inside[0].at + 166 * inside.length <= now) inside.shift()?.end();
      const end = stay(from(at));
      if (!end) continue;
      entered += 1;
      inside.push({ end, at: now });
    }
    for (const { end } of inside) end();
    return entered;
  };
  return { ask, stay, flood, tickets, turnsAway: turns.refusesEarly, pass: (ms: number) => void (now += ms) };
}

test("a flood from one address keeps nobody at another address out", () => {
  const { ask, flood } = aDoor();
  for (let second = 0; second < 5; second += 1) {
    flood(200, () => "192.0.2.1");
    for (let visitor = 0; visitor < 4; visitor += 1) expect(ask(`198.51.100.${10 * second + visitor}`)).toBe(true);
  }
});

test("an address that floods has about one turn a second, whatever it sends", () => {
  const { flood } = aDoor();
  for (let second = 0; second < 3; second += 1) flood(200, () => "192.0.2.1");
  // Its own one a second, and what is left when nobody else comes: one a second.
  expect(flood(200, () => "192.0.2.1")).toBeLessThanOrEqual(2);
});

test("an address may fill no more slots than leave some for the others", () => {
  const { stay, ask } = aDoor();
  const taken = Array.from({ length: 20 }, () => stay("192.0.2.1")).filter((end) => end !== undefined);
  expect(taken.length).toBeLessThan(8);
  expect(ask("192.0.2.2")).toBe(true);
});

test("where all come from one place, who was refused and comes back in time goes before the flood", () => {
  const { ask, flood, tickets, pass } = aDoor();
  const everybody = () => undefined;
  for (let second = 0; second < 3; second += 1) flood(200, everybody);
  expect(ask()).toBe(false);
  const ticket = tickets.next();
  for (let second = 0; second < 3; second += 1) flood(200, everybody);
  pass(10);
  expect(ask(undefined, ticket)).toBe(true);
});

test("a ticket that comes back too early is worth no more than none", () => {
  const { ask, flood, tickets, pass } = aDoor();
  flood(200, () => undefined);
  const ticket = tickets.next();
  flood(200, () => undefined);
  flood(200, () => undefined);
  expect(ask(undefined, ticket)).toBe(false);
  flood(200, () => undefined);
  pass(10);
  expect(ask(undefined, ticket)).toBe(true);
});

test("of many who come back, the first to come back come in first; nobody without a ticket does meanwhile", () => {
  const { ask, flood, tickets, pass } = aDoor();
  flood(200, () => undefined);
  const held = Array.from({ length: 20 }, () => tickets.next());
  for (let second = 0; second < 4; second += 1) flood(200, () => undefined);
  const order: number[] = [];
  // They all come every three seconds, the latest first, while others flood the site.
  for (let round = 0; round < 5; round += 1) {
    for (let third = 0; third < 6; third += 1) {
      for (const ticket of held.toReversed()) {
        if (!order.includes(ticket.number) && ask(undefined, ticket)) order.push(ticket.number);
      }
      pass(500);
      for (let other = 0; other < 100; other += 1) {
        const entered = ask();
        if (order.length < held.length) expect(entered).toBe(false);
      }
    }
  }
  expect(order).toHaveLength(20);
  expect(order).toEqual(held.map(({ number }) => number).toReversed());
});

test("a busy moment that is no flood lets anybody in whom there is a place for", () => {
  const { ask, tickets } = aDoor();
  for (let visitor = 0; visitor < 40; visitor += 1) expect(ask()).toBe(true);
  expect(ask(undefined, tickets.next())).toBe(true);
});

test("in a flood unknown devices without a ticket are refused before they are read, but for one a second", () => {
  const { flood, turnsAway, pass } = aDoor();
  const everybody = () => undefined;
  expect(turnsAway(undefined)).toBe(false);
  for (let second = 0; second < 3; second += 1) flood(200, everybody);
  pass(1000);
  expect(turnsAway(undefined)).toBe(false);
  flood(200, everybody);
  expect(turnsAway(undefined)).toBe(true);
  expect(turnsAway("192.0.2.7")).toBe(false);
});

test("who is turned away counts in the flood, so that it goes on while they come", () => {
  const { ask, flood, turnsAway, pass } = aDoor();
  for (let second = 0; second < 2; second += 1) flood(200, () => undefined);
  for (let time = 0; time < 600; time += 1) {
    pass(5);
    if (!turnsAway(undefined)) ask();
  }
  expect(turnsAway(undefined)).toBe(true);
  pass(2000);
  expect(turnsAway(undefined)).toBe(false);
});

test("looking whether a quiet address is turned away uses up none of its turns", () => {
  const { ask, turnsAway } = aDoor();
  for (let time = 0; time < 50; time += 1) expect(turnsAway("192.0.2.8")).toBe(false);
  for (let time = 0; time < 4; time += 1) expect(ask("192.0.2.8")).toBe(true);
});
