import { expect, test } from "vitest";
import type { Ticket } from "./retry-tickets.ts";
import { createUnknownDeviceQueue } from "./unknown-device-queue.ts";

const WAIT = 3000;
const TICK = 25;
/** Passwords are hashed one after the other. */
const HASH_MS = 166;

interface Attack {
  /** Requests without a ticket, a second. */
  flood: number;
  /** Hoarded tickets that are shown in a second. */
  shown: number;
  /** So many of them at once. */
  atOnce: number;
  /** Seconds in which tickets are gathered before anybody honest comes. */
  gathers: number;
}

/** Where they would all be shown again before they are forgotten, they are visitors who do as they are told. */
const PATIENCE = 9;
/** Of those in line, in a flood, at least: two while somebody is there whenever a turn comes. */
const TURNS_A_SECOND = 1;

/** Seconds until each of three visitors is in who come back as they are told; a second apart, in one attacker's flood. */
function secondsUntilIn({ flood, shown, atOnce, gathers }: Attack): number[] {
  let now = 1_000_000;
  const turns = createUnknownDeviceQueue({ now: () => now, most: 8, wait: WAIT });
  const inside: { end(): void; at: number }[] = [];
  const ask = (ticket?: Ticket) => {
    const end = turns.begin({ prefix: undefined, ticket });
    if (end) inside.push({ end, at: Math.max(now, inside.at(-1)?.at ?? 0) + HASH_MS });
    return end !== undefined;
  };
  const saved: Ticket[] = [];
  const showOne = () => {
    const ticket = turns.tickets.read(saved.shift());
    if (ticket && !ask(ticket)) saved.push(ticket);
  };
  let [owed, owedShown] = [0, 0];
  const tick = (shows: boolean) => {
    now += TICK;
    while (inside[0] && inside[0].at <= now) inside.shift()?.end();
    for (owed += (flood * TICK) / 1000; owed >= 1; owed -= 1) if (!ask() && !shows) saved.push(turns.tickets.next());
    if (!shows) return;
    owedShown += (shown * TICK) / 1000;
    if (owedShown < atOnce) return;
    for (; owedShown >= 1; owedShown -= 1) showOne();
  };
  for (let ms = 0; ms < 1000 * gathers; ms += TICK) tick(false);
  for (let ms = 0; ms < WAIT + 2000; ms += TICK) tick(true);
  const visitors = [0, 1, 2].map((at) => ({
    from: now + 1000 * at,
    next: now + 1000 * at,
    ticket: noTicket,
    in: Infinity,
  }));
  const until = now + 600_000;
  while (now < until && visitors.some((visitor) => visitor.in === Infinity)) {
    tick(true);
    for (const visitor of visitors.filter((one) => one.in === Infinity && one.next <= now)) {
      if (ask(visitor.ticket)) visitor.in = (now - visitor.from) / 1000;
      visitor.ticket ??= turns.tickets.next();
      visitor.next = now + WAIT + 50;
    }
  }
  return visitors.map((visitor) => visitor.in);
}

const noTicket = undefined as Ticket | undefined;

const attacks = [60, 120, 200].flatMap((flood) =>
  [0, 1, 4, 12, 32, 60].flatMap((shown) =>
    [1, 8, 40].flatMap((atOnce) => [3, 6, 20].map((gathers) => ({ flood, shown, atOnce, gathers }))),
  ),
);
const isPunctual = ({ flood, shown, gathers }: Attack) => flood * gathers <= shown * PATIENCE;
const slowest = (attack: Attack) => Math.max(...secondsUntilIn(attack));

test("whoever comes back after Retry-After is admitted within twenty seconds, however hundreds of saved-up tickets are shown", () => {
  const attacksAtOnce = attacks.filter((attack) => !isPunctual(attack));
  expect(attacksAtOnce.length).toBeGreaterThan(100);
  expect(attacksAtOnce.filter((attack) => slowest(attack) > 20)).toEqual([]);
});

test("tickets that all come back in time are so many visitors before them, and no more", () => {
  const crowds = attacks.filter(isPunctual);
  expect(crowds.length).toBeGreaterThan(5);
  const most = ({ flood, gathers }: Attack) => 20 + (flood * gathers) / TURNS_A_SECOND;
  expect(crowds.filter((attack) => slowest(attack) > most(attack))).toEqual([]);
});
