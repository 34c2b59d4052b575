import { clock } from "../../clock.ts";
import { NEXT_DELIVERY } from "../outbox.ts";
import { IS_OVER } from "./closing-row.ts";
import { duties } from "./duties.ts";

/** What comes next by itself in a member's object; milliseconds, by our clock. */
export interface Plan {
  /** The next attempt to deliver something. */
  delivery?: number;
  /** The first of everything, deliveries among them. */
  next?: number;
}

type Row = Record<string, number | null>;

const PLAN = `SELECT EXISTS (SELECT 1 FROM account) AS lives, EXISTS (SELECT 1 FROM closing WHERE ${IS_OVER}) AS over,
  (${NEXT_DELIVERY}) AS delivery, ${duties.map(({ next }, at) => `(${next}) AS duty_${at}`).join(", ")}`;

/** Everything that waits, asked in one statement: each change ends with it. */
export function planOf(sql: SqlStorage): Plan {
  const row = sql.exec<Row>(PLAN, clock.now()).one();
  const due = duties.map(({ whenOver }, at) => (row["lives"] && (whenOver || !row["over"]) ? row[`duty_${at}`] : null));
  const delivery = row["delivery"] ?? undefined;
  const next = [delivery, ...due].filter((at) => at != null);
  return { ...(delivery !== undefined && { delivery }), ...(next.length > 0 && { next: Math.min(...next) }) };
}
