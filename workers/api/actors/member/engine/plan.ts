import { clock } from "../../../clock.ts";
import { NEXT_DELIVERY } from "../../outbox.ts";
import { IS_OVER } from "../deletion/closing-row.ts";
import { jobs } from "./jobs.ts";

/** What comes next by itself in a member's object; milliseconds, by our clock. */
export interface Plan {
  /** The next attempt to deliver something. */
  delivery?: number;
  /** The first of everything else. */
  job?: number;
}

type Row = Record<string, number | null>;

const PLAN = `SELECT EXISTS (SELECT 1 FROM account) AS lives, EXISTS (SELECT 1 FROM closing WHERE ${IS_OVER}) AS over,
  (${NEXT_DELIVERY}) AS delivery, ${jobs.map(({ next }, at) => `(${next}) AS duty_${at}`).join(", ")}`;

/** Everything that waits, asked in one statement: each change ends with it. */
export function planOf(sql: SqlStorage): Plan {
  const row = sql.exec<Row>(PLAN, clock.now()).one();
  const due = jobs.map(({ whenOver }, at) => (row["lives"] && (whenOver || !row["over"]) ? row[`duty_${at}`] : null));
  const delivery = row["delivery"] ?? undefined;
  const job = Math.min(...due.filter((at) => at != null));
  return { ...(delivery !== undefined && { delivery }), ...(job < Infinity && { job }) };
}

/** The alarm comes a little after what it is for, ms. */
const GRACE = 1000;
/**
 * What can leave now is tried at once, and its alarm is only for a crash in between. Each alarm costs the object three
 * writes to disk: with a second's grace every message of a lively chat had one of its own (decision 0120).
 */
const CRASH_GRACE = 5000;

/** When the alarm for all of it is to go off, by the runtime's own clock; undefined when nothing waits. */
export function alarmFor({ delivery = Infinity, job = Infinity }: Plan): number | undefined {
  const grace = delivery > clock.now() ? GRACE : CRASH_GRACE;
  const at = Math.min(soonest(delivery) + grace, soonest(job) + GRACE);
  return at < Infinity ? at : undefined;
}

function soonest(at: number): number {
  return Math.max(at - clock.offset(), Date.now());
}
