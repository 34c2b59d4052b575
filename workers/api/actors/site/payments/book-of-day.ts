import type { MovedKind } from "../../../../../app/contract/operators/money/moved-kinds.ts";
import type { Book } from "../../../../../app/domain/money/compare-payments.ts";
import { COMPLETED_BEFORE } from "./completed-before.ts";

/** A refund that the provider does not count any more. */
const CAME_BACK = `EXISTS (SELECT 1 FROM payment_changes AS later
  WHERE later.payment = changes.payment AND later.refund = changes.refund AND later.status = 'refund_failed')`;

/** Refunds count from when the provider took them: it does not say when their money left. Decision 0238. */
const KIND = `CASE changes.status
  WHEN 'completed' THEN iif(${COMPLETED_BEFORE}, 'returned', 'completed')
  WHEN 'charged_back' THEN 'charged_back'
  WHEN 'refund_sent' THEN iif(${CAME_BACK}, NULL, 'refunded') END`;

type Row = { kind: MovedKind; ref: string; amount: number; currency: string };

/** What moved by our record from `from` on and before `until` (milliseconds); without what files collected, of which no provider knows (decision 0255). */
export function bookOf(sql: SqlStorage, { from, until }: { from: number; until: number }): Book {
  const rows = sql
    .exec<Row>(
      `SELECT ${KIND} AS kind, coalesce(provider_ref, payment_id) AS ref, coalesce(moved, amount) AS amount, currency
       FROM payment_changes AS changes JOIN payments ON number = changes.payment
       WHERE at >= ? AND at < ? AND kind IS NOT NULL AND coalesce(provider_ref, '') NOT GLOB 'sdd_*'`,
      from,
      until,
    )
    .toArray()
    .map(({ kind, ref, amount, currency }) => ({ kind, ref, amount: { amount, currency } }));
  const of = (kind: MovedKind) => rows.filter((row) => row.kind === kind).map(({ ref, amount }) => ({ ref, amount }));
  return {
    completed: of("completed"),
    refunded: of("refunded"),
    charged_back: of("charged_back"),
    returned: of("returned"),
  };
}
