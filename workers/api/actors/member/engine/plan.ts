import { clock } from "../../../clock.ts";
import { NEXT_DELIVERY } from "../../outbox.ts";
import { IS_OVER } from "../deletion/deletion-row.ts";
import type { Job } from "./job.ts";

/** What comes next by itself in a member's object; milliseconds, by our clock. */
export interface Plan {
  /** The next attempt to deliver something. */
  delivery?: number;
  /** The first of everything else. */
  job?: number;
}

type Row = Record<string, number | null>;

/** Asks for everything that waits in one statement: each change ends with it. */
export class Planner {
  readonly #statement: string;

  constructor(private readonly jobs: readonly Pick<Job<never>, "next" | "whenOver">[]) {
    this.#statement = `SELECT EXISTS (SELECT 1 FROM account) AS lives,
      EXISTS (SELECT 1 FROM closing WHERE ${IS_OVER}) AS over,
      (${NEXT_DELIVERY}) AS delivery, ${jobs.map(({ next }, at) => `(${next}) AS job_${at}`).join(", ")}`;
  }

  planOf(sql: SqlStorage): Plan {
    const row = sql.exec<Row>(this.#statement, clock.now()).one();
    const due = this.jobs.map(({ whenOver }, at) =>
      row["lives"] && (whenOver || !row["over"]) ? row[`job_${at}`] : null,
    );
    const delivery = row["delivery"] ?? undefined;
    const job = Math.min(...due.filter((at) => at != null));
    return { ...(delivery !== undefined && { delivery }), ...(job < Infinity && { job }) };
  }
}

/** The alarm comes a little after what it is for, ms. */
const GRACE = 1000;
/**
 * What can leave now is tried at once, and its alarm is for a crash in between. Each alarm costs the object three
 * writes to disk: with a second's grace every message of a lively chat had one of its own (decision 0120). It goes off before
 * the object sleeps (ten seconds), so that this one still knows what has arrived (arrived-events.ts).
 */
const CRASH_GRACE = 8000;

/** When the alarm for all of it is to go off, by the runtime's own clock; undefined when nothing waits. */
export function alarmFor({ delivery = Infinity, job = Infinity }: Plan): number | undefined {
  const grace = delivery > clock.now() ? GRACE : CRASH_GRACE;
  const at = Math.min(soonest(delivery) + grace, soonest(job) + GRACE);
  return at < Infinity ? at : undefined;
}

function soonest(at: number): number {
  return Math.max(at - clock.offset(), Date.now());
}
