import { utcDay } from "../../../../app/domain/locale/day.ts";
import { clock } from "../../clock.ts";

/** A member whose new conversations the software held by itself. */
export const HELD_BY_SOFTWARE = "held_by_software";

/** Payload of the outbox event `count`. */
export interface Count {
  name: string;
  /** 1 when left out. */
  by?: number;
}

/** Counters by day are all that operators' reports are made of: nothing ever queries all members (design §7). */
export function count(sql: SqlStorage, { name, by = 1 }: Count): void {
  sql.exec(
    `INSERT INTO counters (name, day, count) VALUES (?, ?, ?)
     ON CONFLICT (name, day) DO UPDATE SET count = count + excluded.count`,
    name,
    utcDay(clock.now()),
    by,
  );
}

/** Name to sum over all days. */
export function totals(sql: SqlStorage): Record<string, number> {
  const rows = sql.exec<{ name: string; sum: number }>("SELECT name, sum(count) AS sum FROM counters GROUP BY name");
  return Object.fromEntries(rows.toArray().map((row) => [row.name, row.sum]));
}
