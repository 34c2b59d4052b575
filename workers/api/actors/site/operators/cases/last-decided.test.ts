import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { clock, moveClock } from "../../../../clock.ts";
import type { Env } from "../../../../env.ts";
import { lastDecided } from "./last-decided.ts";
import { UNDO_FOR } from "./planned-decisions.ts";
import { claimNext, putItem } from "../queue/queue.ts";
import { decide, undo } from "../queue/queue-decisions.ts";

afterEach(() => moveClock(0));

const olga = { id: "olga", name: "Olga" };

function approveNext(sql: SqlStorage): void {
  const number = claimNext(sql, { queue: "photos", operator: olga })?.number ?? 0;
  decide(sql, {
    queue: "photos",
    number,
    operator: olga,
    action: "approved",
    events: () => [{ target: "site", kind: "count", payload: {} }],
  });
}

test("the last decision is offered to its operator alone, for ten seconds", async () => {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  await runInDurableObject(stub, (_site, { storage: { sql } }) => {
    for (let at = 1; at <= 3; at += 1) putItem(sql, { queue: "photos", ref: `r${at}`, member: `m${at}`, at });
    approveNext(sql);
    moveClock(clock.offset() + UNDO_FOR);
    expect(lastDecided(sql, olga.id)).toBeUndefined();
    approveNext(sql);
    approveNext(sql);
    expect(lastDecided(sql, olga.id)).toMatchObject({ queue: "photos", number: 3, action: "approved" });
    expect(lastDecided(sql, "omar")).toBeUndefined();
    undo(sql, { number: 3, operator: olga });
    expect(lastDecided(sql, olga.id)?.number).toBe(2);
  });
});
