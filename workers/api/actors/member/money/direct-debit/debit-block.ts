import { DAY_MS } from "../../../../../../app/domain/locale/day.ts";
import { refuse, type Result, accept } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";

/** Why a member may neither give a mandate nor pay by one, and for how long (milliseconds). Decision 0229. */
const LENGTHS = {
  /** Five wrong codes within a day. */
  codes: DAY_MS,
  /** Their bank took a debit back. */
  charge_back: 180 * DAY_MS,
};

type Because = keyof typeof LENGTHS;

/** Blocks from now on; a block for the same reason begins anew. */
export function blockDebits(sql: SqlStorage, because: Because): void {
  const until = clock.now() + LENGTHS[because];
  sql.exec("INSERT OR REPLACE INTO debit_blocks (because, until) VALUES (?, ?)", because, until);
}

/** Their bank paid a debit again after all: the block ends, unless it took another one back. */
export function liftChargeBackBlock(sql: SqlStorage): void {
  sql.exec(
    `DELETE FROM debit_blocks WHERE because = 'charge_back' AND NOT EXISTS
       (SELECT 1 FROM payments WHERE payment_method = 'sdd' AND status = 'charged_back')`,
  );
}

/** Until when they are blocked, in milliseconds. */
export function blockedUntil(sql: SqlStorage): number | undefined {
  const until = "SELECT max(until) AS until FROM debit_blocks WHERE until > ?";
  return sql.exec<{ until: number | null }>(until, clock.now()).one().until ?? undefined;
}

/** 'Je account is geblokkeerd voor automatische incasso.' (spec §8) */
export function refuseBlocked(sql: SqlStorage): Result {
  const until = blockedUntil(sql);
  return until === undefined ? accept() : refuse("direct_debit_blocked", { until: instantOf(until) });
}
