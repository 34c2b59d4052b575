import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { actorsOf } from "../../../actors.ts";
import type { Actor } from "../audit/audit.ts";
import { listAudit } from "../audit/list-audit.ts";
import { UNDO_FOR } from "../cases/planned-decisions.ts";
import {
  claimedItem,
  claimNext,
  dropClaimed,
  dropItem,
  putItem,
  queueState,
  release,
  releaseAll,
  renewClaim,
} from "./queue.ts";
import { whoseItem } from "./whose-item.ts";
import { decide, undo } from "./queue-decisions.ts";

const [olga, omar] = [
  { id: "olga", name: "Olga" },
  { id: "omar", name: "Omar" },
];
const MINUTE = 60_000;

/** Runs in a `Site` object of its own, with so many things in the queue `letters`. */
function inSite<Answer>(act: (sql: SqlStorage) => Answer, items = 2): Promise<Answer> {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  return runInDurableObject(stub, (_site, { storage: { sql } }) => {
    for (let at = 1; at <= items; at += 1) putItem(sql, { queue: "letters", ref: `r${at}`, member: `m${at}`, at });
    return act(sql);
  });
}

const next = (sql: SqlStorage, operator: Actor = olga, after = 0) =>
  claimNext(sql, { queue: "letters", operator, after });
const approve = (sql: SqlStorage, number: number, operator: Actor = olga) =>
  decide(sql, {
    queue: "letters",
    number,
    operator,
    action: "approved",
    why: "fine",
    events: ({ ref, member }) => [{ target: `member:${member}`, kind: "letter_decided", payload: { ref } }],
  });
/** Rows that SQLite looked at. */
function rowsReadBy(sql: SqlStorage, act: (watched: SqlStorage) => unknown): number {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const exec: SqlStorage["exec"] = (query, ...given) => {
    const cursor = sql.exec(query, ...given);
    cursors.push(cursor);
    return cursor as never;
  };
  act({ exec } as SqlStorage);
  return cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
}
const leaving = (sql: SqlStorage) => sql.exec<{ due: number }>("SELECT due FROM outbox").toArray();

test("the oldest comes first, and two operators never get the same one", () =>
  inSite((sql) => {
    expect([next(sql)?.ref, next(sql, omar)?.ref]).toEqual(["r1", "r2"]);
    expect(next(sql)?.ref, "what was claimed already").toBe("r1");
    expect(queueState(sql, "letters")).toMatchObject({ waiting: 2, claimed: 2, oldest: "1970-01-01T00:00:00.001Z" });
    expect(approve(sql, 1, omar)).toEqual(refuse("not_claimed"));
    expect(approve(sql, 99)).toEqual(refuse("not_claimed"));
  }));

test("what went while an operator looked at it is nobody's, and they are told whether its member has something else waiting", () =>
  inSite((sql) => {
    const number = next(sql)?.number ?? 0;
    dropItem(sql, { queue: "letters", ref: "r1", member: "m1" });
    expect(whoseItem(sql, { number, operator: olga })).toEqual({ by: "nobody", again: false });
    putItem(sql, { queue: "letters", ref: "r3", member: "m1", at: 3 });
    expect(whoseItem(sql, { number, operator: olga })).toEqual({ by: "nobody", again: true });
    expect(whoseItem(sql, { number, operator: omar }), "who never looked").toEqual({});
  }));

test("who must not work on something is told how much waits for somebody else", () =>
  inSite((sql) => {
    putItem(sql, { queue: "letters", ref: "r3", member: "m3", at: 3, excluded: olga.id });
    expect(queueState(sql, "letters", olga)).toMatchObject({ waiting: 2, others: 1 });
    expect(queueState(sql, "letters", omar)).toMatchObject({ waiting: 3, others: 0 });
  }));

test("what is about an operator's own member account is a colleague's: neither given to them, nor decided by them, nor in a count", () =>
  inSite((sql) => {
    const own = { ...olga, member: "m9" };
    putItem(sql, { queue: "letters", ref: "r9", member: "m9", at: 0 });
    expect(queueState(sql, "letters", own)).toMatchObject({ waiting: 2, others: 0 });
    expect(next(sql, own)?.ref).toBe("r1");
    const number = next(sql, omar)?.number ?? 0;
    expect(approve(sql, number, { ...omar, member: "m9" }), "claimed before").toEqual(refuse("not_claimed"));
  }));

test("a claim lasts five minutes, and then holds until somebody takes it over", () =>
  inSite((sql) => {
    const number = next(sql)?.number ?? 0;
    expect(next(sql, omar)).toBeUndefined();
    moveClock(clock.offset() + 5 * MINUTE);
    expect(claimedItem(sql, { number, operator: olga })?.ref).toBe("r1");
    // Whoever looks again claims it again, and that is written down.
    expect(renewClaim(sql, { number, operator: olga })?.ref).toBe("r1");
    expect(listAudit(sql).map(({ action }) => action)).toEqual(["looked", "looked"]);
    expect(next(sql, omar)).toBeUndefined();
    moveClock(clock.offset() + 5 * MINUTE);
    expect(next(sql, omar)?.ref).toBe("r1");
    expect(renewClaim(sql, { number, operator: olga })).toBeUndefined();
    expect(approve(sql, number)).toEqual(refuse("not_claimed"));
    expect(approve(sql, number, omar)).toEqual(accept());
    moveClock(0);
  }, 1));

test("what is left for now goes to others, and comes again behind the rest", () =>
  inSite((sql) => {
    const first = next(sql)?.number ?? 0;
    expect(next(sql, olga, first)?.ref).toBe("r2");
    expect(next(sql, omar)?.ref).toBe("r1");
    release(sql, { number: first, operator: omar });
    expect(next(sql, olga, 2)?.ref).toBe("r1");
  }));

test("who stops leaves all that they had claimed to others, and keeps what they decided", () =>
  inSite((sql) => {
    const decided = next(sql)?.number ?? 0;
    expect(approve(sql, decided)).toEqual(accept());
    expect(next(sql)?.ref).toBe("r2");
    releaseAll(sql, olga.id);
    expect(next(sql, omar)?.ref).toBe("r2");
    expect(undo(sql, { number: decided, operator: olga })).toEqual(accept());
  }));

test("a look after five minutes is written down like the first, and is none after somebody took it over", async () => {
  const { queues, receive } = actorsOf(env as unknown as Env, crypto.randomUUID()).site();
  await receive({ id: "anna/photo/1", kind: "inspect_photo", payload: { member_id: "anna", photo_id: "one", at: 1 } });
  const claim = () => queues.claim({ queue: "photos", operator: olga });
  const number = (await claim()) ?? 0;
  const seen = async () => (await queues.renewClaim({ number, operator: olga }))?.ref;
  expect(await seen()).toBe("one");
  moveClock(clock.offset() + 5 * MINUTE);
  expect(await seen()).toBe("one");
  expect(await seen()).toBe("one");
  expect((await queues.audit()).rows.map(({ action }) => action)).toEqual(["looked", "looked"]);
  moveClock(clock.offset() + 5 * MINUTE);
  expect(await queues.claim({ queue: "photos", operator: omar })).toBe(number);
  expect(await seen()).toBeUndefined();
  moveClock(0);
});

test("what turned out to be gone is out of the queue, when the one who claimed it says so", () =>
  inSite((sql) => {
    const number = next(sql)?.number ?? 0;
    dropClaimed(sql, { number, operator: omar });
    expect(next(sql)?.number).toBe(number);
    dropClaimed(sql, { number, operator: olga });
    expect(next(sql)?.ref).toBe("r2");
  }));

test("a claim that ran out still decides", () =>
  inSite((sql) => {
    const number = next(sql)?.number ?? 0;
    moveClock(clock.offset() + 5 * MINUTE);
    expect(approve(sql, number)).toEqual(accept());
    moveClock(0);
  }, 1));

test("what was taken back and comes again is where it was: the order is since when things wait", () =>
  inSite((sql) => {
    dropItem(sql, { queue: "letters", ref: "r1", member: "m1" });
    putItem(sql, { queue: "letters", ref: "r1", member: "m1", at: 1 });
    putItem(sql, { queue: "letters", ref: "same time", member: "m2", at: 2 });
    expect(queueState(sql, "letters").oldest).toBe("1970-01-01T00:00:00.001Z");
    let after = 0;
    const seen = Array.from({ length: 5 }, () => {
      const item = next(sql, olga, after);
      after = item?.number ?? 0;
      return item?.ref;
    });
    expect(seen).toEqual(["r1", "r2", "same time", "r3", "r1"]);
  }, 3));

test("a claim reads a few rows, however many wait", () =>
  inSite((sql) => {
    next(sql, omar);
    for (const [operator, after] of [
      [olga, 0],
      [olga, 0],
      [olga, 250],
      [omar, 499],
    ] as const) {
      const read = rowsReadBy(sql, (watched) => next(watched, operator, after));
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(30);
    }
  }, 500));

test("what was decided goes after thirty days, and its record stays", async () => {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, async (site, { storage: { sql } }) => {
    const { receive } = site as unknown as { receive(event: object): Promise<void> };
    for (const ref of ["r1", "r2"]) putItem(sql, { queue: "letters", ref, member: "anna", at: 1 });
    approve(sql, next(sql)?.number ?? 0);
    const refsAfter = async (days: number) => {
      moveClock(clock.offset() + days * 24 * 60 * MINUTE);
      await receive.call(site, { id: `count/${days}`, kind: "count", payload: { name: "signups" } });
      return sql.exec<{ ref: string }>("SELECT ref FROM queue_items").toArray();
    };
    expect(await refsAfter(29)).toHaveLength(2);
    expect(await refsAfter(2)).toEqual([{ ref: "r2" }]);
    expect(listAudit(sql, { member: "anna" })).toHaveLength(2);
    moveClock(0);
  });
});

test("a decision leaves after ten seconds, until then it is taken back without a trace but in the record", () =>
  inSite((sql) => {
    const number = next(sql)?.number ?? 0;
    const now = clock.now();
    expect(approve(sql, number)).toEqual(accept());
    expect(leaving(sql)[0]?.due).toBeGreaterThanOrEqual(now + UNDO_FOR);
    expect(approve(sql, number), "once").toEqual(refuse("not_claimed"));
    expect(undo(sql, { number, operator: omar })).toEqual(refuse("too_late"));
    expect(undo(sql, { number, operator: olga })).toEqual(accept());
    expect(leaving(sql)).toEqual([]);
    expect(approve(sql, number)).toEqual(accept());
    moveClock(clock.offset() + UNDO_FOR);
    expect(undo(sql, { number, operator: olga })).toEqual(refuse("too_late"));
    moveClock(0);
    const actions = listAudit(sql).map(({ action, operator, why }) => [action, operator, why]);
    expect(actions).toEqual([
      ["approved", "Olga", "fine"],
      ["undone", "Olga", null],
      ["approved", "Olga", "fine"],
      ["looked", "Olga", null],
    ]);
    expect(queueState(sql, "letters")).toEqual({ queue: "letters", waiting: 0, claimed: 0, others: 0, oldest: null });
  }, 1));

test("what is gone takes its decision along", () =>
  inSite((sql) => {
    approve(sql, next(sql)?.number ?? 0);
    dropItem(sql, { queue: "letters", ref: "r1", member: "m1" });
    expect(leaving(sql)).toEqual([]);
    expect(next(sql)).toBeUndefined();
  }, 1));
