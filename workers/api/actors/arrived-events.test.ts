import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { clock, moveClock } from "../clock.ts";
import type { Env } from "../env.ts";
import { ArrivedEvents } from "./arrived-events.ts";
import { migrate } from "./migrate.ts";
import { deliverChannel, enqueue, outboxSchema, waiting } from "./outbox.ts";

/** A database of its own for each test. */
function inStorage<Answer>(act: (storage: DurableObjectStorage) => Promise<Answer>): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`arrived/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => {
    migrate(storage, [outboxSchema]);
    return act(storage);
  });
}

const event = (id: string, target: string) => ({ id, target, kind: "message", payload: { name: id } });

test("what a member has got is not sent again, and leaves with the next change that is kept", () =>
  inStorage(async (storage) => {
    const [arrived, sent, { sql }] = [new ArrivedEvents(), [] as string[], storage];
    const deliver = () => deliverChannel(sql, async ({ id }) => sent.push(id), "actors", arrived);
    enqueue(sql, event("for a member", "member:a"));
    enqueue(sql, event("for the site", "site"));
    await deliver();
    await deliver();
    expect(sent).toEqual(["for a member", "for the site"]);
    expect(waiting(sql)).toBe(1);
    const failing = () => {
      throw new Error("not kept");
    };
    expect(() => arrived.eraseWith(failing, storage, sql)).toThrow("not kept");
    await deliver();
    expect([waiting(sql), sent.length]).toEqual([1, 2]);
    expect(arrived.eraseWith(() => waiting(sql), storage, sql)).toBe(0);
    expect(arrived.size).toBe(0);
  }));

test("what had failed before leaves at once, as others wait behind it", () =>
  inStorage(async ({ sql }) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const [arrived, sent] = [new ArrivedEvents(), [] as string[]];
    for (const id of ["1", "2"]) enqueue(sql, event(id, "member:a"));
    await deliverChannel(sql, () => Promise.reject(new Error("asleep")), "actors", arrived);
    expect(warn).toHaveBeenCalledOnce();
    moveClock(clock.offset() + 60_000);
    await deliverChannel(sql, async ({ id }) => sent.push(id), "actors", arrived);
    expect(sent).toEqual(["1", "2"]);
    expect(waiting(sql)).toBe(1);
    moveClock(0);
  }));

test("a crowd of arrived events hides nothing that is due", () =>
  inStorage(async ({ sql }) => {
    const [arrived, sent] = [new ArrivedEvents(), [] as string[]];
    const ids = Array.from({ length: 250 }, (_, index) => String(index));
    for (const id of ids) enqueue(sql, event(id, "member:a"));
    await deliverChannel(sql, async ({ id }) => sent.push(id), "actors", arrived);
    expect(sent).toEqual(ids);
  }));

test("what arrives, or fails, once its object is forgotten changes nothing, not even for who lives there next", () =>
  inStorage(async (storage) => {
    const { sql } = storage;
    for (const answer of ["arrived", "failed"]) {
      const [arrived, sent] = [new ArrivedEvents(), [] as string[]];
      for (const id of ["1", "2"]) enqueue(sql, event(id, "member:a"));
      const isMember = (target: string) => target.startsWith("member:");
      await deliverChannel(
        sql,
        async ({ id, target }) => {
          sent.push(id);
          arrived.end();
          sql.exec("DELETE FROM outbox");
          sql.exec("UPDATE sqlite_sequence SET seq = 0");
          for (const next of ["next 1", "next 2"]) enqueue(sql, event(next, target));
          if (answer === "failed" && isMember(target)) throw new Error("asleep");
        },
        "actors",
        arrived,
      );
      expect(sent).toEqual(["1"]);
      expect(arrived.eraseWith(() => waiting(sql), storage, sql)).toBe(2);
      expect(sql.exec("SELECT DISTINCT attempts FROM outbox").toArray()).toEqual([{ attempts: 128 }]);
      sql.exec("DELETE FROM outbox");
    }
  }));
