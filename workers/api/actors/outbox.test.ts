import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { clock, moveClock } from "../clock.ts";
import type { Env } from "../env.ts";
import { migrate } from "./migrate.ts";
import { deliverChannel, enqueue, NEVER, nextDelivery, once, outboxSchema, waiting } from "./outbox.ts";

/** A database of its own for each test. */
function inDatabase<Answer>(act: (sql: SqlStorage) => Promise<Answer>): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`outbox/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => {
    migrate(storage, [outboxSchema]);
    return act(storage.sql);
  });
}

const event = (id: string, target = "site") => ({ id, target, kind: "count", payload: { name: id } });

test("events arrive in order, once, and are then forgotten", () =>
  inDatabase(async (sql) => {
    for (const id of ["1", "2", "3", "2"]) enqueue(sql, event(id));
    const arrived: string[] = [];
    await deliverChannel(sql, async ({ id }) => arrived.push(id));
    expect(arrived).toEqual(["1", "2", "3"]);
    expect(waiting(sql)).toBe(0);
    expect(nextDelivery(sql)).toBeUndefined();
  }));

test("behind an event that fails, later ones to the same target wait, and others do not", () =>
  inDatabase(async (sql) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    for (const [id, target] of [
      ["a1", "member:a"],
      ["b1", "member:b"],
      ["a2", "member:a"],
      ["b2", "member:b"],
    ] as const) {
      enqueue(sql, event(id, target));
    }
    const arrived: string[] = [];
    let down = true;
    const deliver = async ({ id, target }: { id: string; target: string }) => {
      if (target === "member:a" && down) throw new Error("asleep");
      arrived.push(id);
    };
    await deliverChannel(sql, deliver);
    expect(arrived).toEqual(["b1", "b2"]);
    expect(warn).toHaveBeenCalledOnce();
    down = false;
    await deliverChannel(sql, deliver);
    expect(arrived).toEqual(["b1", "b2"]);
    moveClock((nextDelivery(sql) ?? 0) - clock.now() + 1);
    await deliverChannel(sql, deliver);
    expect(arrived).toEqual(["b1", "b2", "a1", "a2"]);
    moveClock(0);
    warn.mockRestore();
  }));

test("what is planned for later holds up nothing, whatever fails beside it", () =>
  inDatabase(async (sql) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    enqueue(sql, event("planned"), 10_000);
    for (const id of ["1", "2"]) enqueue(sql, event(id));
    const arrived: string[] = [];
    let down = true;
    const deliver = async ({ id }: { id: string }) => {
      if (down) throw new Error("asleep");
      arrived.push(id);
    };
    await deliverChannel(sql, deliver);
    const again = nextDelivery(sql) ?? 0;
    expect(again - clock.now(), "the one that failed, before what is planned").toBeLessThan(5000);
    down = false;
    moveClock(again - clock.now() + 1);
    await deliverChannel(sql, deliver);
    expect(arrived).toEqual(["1", "2"]);
    moveClock(clock.offset() + (nextDelivery(sql) ?? 0) - clock.now() + 1);
    await deliverChannel(sql, deliver);
    expect(arrived).toEqual(["1", "2", "planned"]);
    expect(clock.offset()).toBeGreaterThan(9000);
    moveClock(0);
    warn.mockRestore();
  }));

test("what was planned while the clock was ahead leaves when it is right; what waits for ever does not", () =>
  inDatabase(async (sql) => {
    moveClock(6 * 60 * 60_000);
    for (const id of ["planned", "parked"]) enqueue(sql, event(id), 10_000);
    moveClock(0);
    sql.exec("UPDATE outbox SET due = ? WHERE id = 'parked'", NEVER);
    expect(nextDelivery(sql)).toBeLessThanOrEqual(clock.now());
    const arrived: string[] = [];
    await deliverChannel(sql, async ({ id }) => arrived.push(id));
    expect([arrived, nextDelivery(sql)]).toEqual([["planned"], NEVER]);
  }));

test("each failure waits longer than the one before, five minutes at most", () =>
  inDatabase(async (sql) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    enqueue(sql, event("1"));
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const before = clock.now();
      await deliverChannel(sql, () => Promise.reject(new Error("down")));
      waits.push((nextDelivery(sql) ?? 0) - before);
      moveClock(clock.offset() + (nextDelivery(sql) ?? 0) - clock.now() + 1);
    }
    moveClock(0);
    expect(waits[1]).toBeGreaterThanOrEqual((waits[0] ?? 0) * 1.5);
    expect(Math.max(...waits)).toBeLessThan(5 * 60_000 + 1000);
    warn.mockRestore();
  }));

test("an event's row has the same length however often it is tried, so that its words stay where they are overwritten", () =>
  inDatabase(async (sql) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    enqueue(sql, event("1"));
    const bytes = new Set<number>();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { attempts } = sql.exec<{ attempts: number }>("SELECT attempts FROM outbox").one();
      // SQLite's record format: how many bytes an integer takes.
      bytes.add(attempts < 2 ? 0 : attempts < 128 ? 1 : attempts < 32_768 ? 2 : 3);
      await deliverChannel(sql, () => Promise.reject(new Error("down")));
      moveClock(clock.offset() + (nextDelivery(sql) ?? 0) - clock.now() + 1);
    }
    moveClock(0);
    expect([...bytes]).toEqual([2]);
    warn.mockRestore();
  }));

test("an event that comes again is handled once", () =>
  inDatabase(async (sql) => {
    let handled = 0;
    for (let time = 0; time < 3; time += 1) once(sql, "same", () => (handled += 1));
    expect(handled).toBe(1);
  }));
