import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { waiting } from "../../../outbox.ts";
import type { Site } from "../../site.ts";
import { lastDecided } from "./last-decided.ts";
import { whoseItem } from "../queue/whose-item.ts";
import { claimNext, putItem, queueState, renewClaim } from "../queue/queue.ts";
import { decide, undo } from "../queue/queue-decisions.ts";

afterEach(() => moveClock(0));

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const [olga, omar] = [
  { id: "olga", name: "Olga" },
  { id: "omar", name: "Omar" },
];

/** A site of its own in whose queue `photos` one thing waits. */
function inSite(act: (sql: SqlStorage, site: Site) => void | Promise<void>): Promise<void> {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  return runInDurableObject(stub, (site, { storage: { sql } }) => {
    putItem(sql, { queue: "photos", ref: "r1", member: "m1", at: 1 });
    return act(sql, site as unknown as Site);
  });
}

const claim = (sql: SqlStorage, operator = olga) => claimNext(sql, { queue: "photos", operator })?.number ?? 0;

function approve(sql: SqlStorage) {
  const number = claim(sql);
  const events = () => [{ target: "site", kind: "count", payload: { name: "approved" } }];
  expect(decide(sql, { queue: "photos", number, operator: olga, action: "approved", events })).toEqual(accept());
  return { number, operator: olga };
}

test.for([2, 30])("a decision that left is not taken back when the clock is set back by %s seconds", (seconds) =>
  inSite(async (sql, site) => {
    const held = approve(sql);
    moveClock(11 * SECOND);
    await site.alarm();
    expect(site.counters()).toEqual({ approved: 1 });
    moveClock(clock.offset() - seconds * SECOND);
    expect(lastDecided(sql, olga.id)).toBeUndefined();
    expect(undo(sql, held)).toEqual(refuse("too_late"));
  }),
);

test("a decision that waits is taken back, also when the clock is set back", () =>
  inSite((sql) => {
    const held = approve(sql);
    moveClock(-3 * SECOND);
    expect(lastDecided(sql, olga.id)).toMatchObject({ number: held.number });
    expect(undo(sql, held)).toEqual(accept());
  }));

test("a decision that was made while the clock was ahead leaves as soon as it is right", () =>
  inSite(async (sql, site) => {
    moveClock(6 * HOUR);
    const held = approve(sql);
    moveClock(0);
    expect(lastDecided(sql, olga.id)).toBeUndefined();
    expect(undo(sql, held)).toEqual(refuse("too_late"));
    await site.alarm();
    expect([waiting(sql), site.counters()]).toEqual([0, { approved: 1 }]);
  }));

test("a claim that was made while the clock was ahead is over when it is right, and can be renewed", () =>
  inSite((sql) => {
    moveClock(7 * HOUR);
    const number = claim(sql);
    expect(claim(sql, omar)).toBe(0);
    moveClock(0);
    expect(queueState(sql, "photos", omar)).toMatchObject({ waiting: 1, claimed: 0 });
    expect(renewClaim(sql, { number, operator: olga })?.ref).toBe("r1");
    expect(claim(sql, omar)).toBe(0);
    moveClock(-7 * HOUR);
    expect(claim(sql, omar)).toBe(number);
  }));

test("an item is somebody's while their claim lasts, also once the clock was ahead; one's own is not decided yet", () =>
  inSite((sql) => {
    moveClock(7 * HOUR);
    const number = claim(sql);
    const whose = (operator: typeof olga) => whoseItem(sql, { number, operator });
    expect(whose(omar)).toEqual({ by: "other", name: "Olga" });
    expect(whose(olga)).toEqual({});
    for (const hours of [0, 8]) {
      moveClock(hours * HOUR);
      expect(whose(omar)).toEqual({});
    }
    expect(decide(sql, { queue: "photos", number, operator: olga, action: "approved", events: () => [] })).toEqual(
      accept(),
    );
    expect(whose(olga)).toEqual({ by: "you" });
    expect(whose(omar)).toEqual({ by: "other", name: "Olga" });
  }));

test("a member who was opened while the clock was ahead is closed when it is right", () =>
  inSite((_sql, { members }) => {
    const look = { operator: olga, member: "anna" };
    moveClock(7 * HOUR);
    expect(members.open({ ...look, reason: "their mail of today" })).toEqual(accept());
    for (const hours of [0, 2]) {
      moveClock(hours * HOUR);
      expect(members.record(look)).toEqual(refuse("reason_required"));
      expect(members.open(look)).toEqual(refuse("reason_required"));
    }
  }));
