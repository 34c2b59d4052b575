import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { UNDO_FOR } from "../../workers/api/actors/site/operators/cases/planned-decisions.ts";
import { clock } from "../../workers/api/clock.ts";
import type { Env } from "../../workers/api/env.ts";
import { actors } from "./member-fixtures.ts";
import { moveTime } from "./move-time.ts";

export const olga = { id: "olga", name: "Olga" };
const site = () => (env as unknown as Env).SITE.getByName("tests");

/** What waits for an operator of what this member wrote; claimed by Olga. */
export async function claimedOf(member: { id: string }): Promise<number[]> {
  return inSite((sql) => {
    const waiting = "member = ? AND queue = 'fictional' AND decided_at IS NULL";
    sql.exec(
      `UPDATE queue_items SET claimed_by = ?, claimed_until = ? WHERE ${waiting}`,
      olga.id,
      clock.now() + 60_000,
      member.id,
    );
    return sql
      .exec<{ number: number }>(`SELECT number FROM queue_items WHERE ${waiting}`, member.id)
      .toArray()
      .map(({ number }) => number);
  });
}

export function inSite<Answer>(act: (sql: SqlStorage) => Answer): Promise<Answer> {
  return runInDurableObject(site(), (_site, { storage }) => act(storage.sql));
}

interface Order {
  number?: number | undefined;
  text?: string | null;
  seen?: number;
}

/** Olga answers. */
export function answered({ number = 0, text = "How nice of you to write", seen = clock.now() }: Order) {
  return actors.site().queues.answerFictional({ number, operator: olga, text, seen });
}

/** As `answered`, and the ten seconds pass. */
export async function decided(order: Order): Promise<void> {
  await answered(order);
  moveTime(UNDO_FOR + 1000);
  await siteAlarm();
}

/** The site's decisions that are due leave. */
export async function siteAlarm(): Promise<void> {
  await runInDurableObject(site(), (object) => (object as unknown as { alarm(): Promise<void> }).alarm());
}
