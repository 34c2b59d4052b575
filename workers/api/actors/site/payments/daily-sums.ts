import {
  type DailySum,
  type SumKind,
  sumKinds,
} from "../../../../../app/contract/operators/money/operator-payments.ts";
import { DAY_MS, dayIn, endOfDay, startOfDay, utcDay } from "../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../app/domain/locale/format.ts";
import { clock } from "../../../clock.ts";
import { COMPLETED_BEFORE } from "./completed-before.ts";

const DAYS = 31;

type Row = { currency: string; kind: SumKind; count: number; amount: number };

/** Did we hear when the provider took it? */
const SENT = `EXISTS (SELECT 1 FROM payment_changes AS sent
  WHERE sent.payment = changes.payment AND sent.refund = changes.refund AND sent.status = 'refund_sent')`;

/** A refund counts from when the provider took it (decision 0238); of what earlier builds sent we know only when it had gone. */
const KIND = `CASE changes.status
  WHEN 'completed' THEN iif(${COMPLETED_BEFORE}, 'returned', 'completed')
  WHEN 'refund_sent' THEN 'refunded'
  WHEN 'refunded' THEN iif(${SENT}, 'gone', 'refunded')
  ELSE changes.status END`;

/** Of the last 31 days of the site's time zone with anything in them, the latest first: a row a day and currency. */
export function dailySums(sql: SqlStorage): DailySum[] {
  const today = dayIn(SITE_TIME_ZONE, clock.now());
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: DAYS }, (_, back) => utcDay(noon - back * DAY_MS)).flatMap((day) => sumsOf(sql, day));
}

function sumsOf(sql: SqlStorage, day: string): DailySum[] {
  const rows = sql
    .exec<Row>(
      `SELECT currency, ${KIND} AS kind, count(*) AS count, sum(coalesce(moved, amount)) AS amount
       FROM payment_changes AS changes JOIN payments ON number = changes.payment
       WHERE at BETWEEN ? AND ? GROUP BY currency, kind ORDER BY currency`,
      startOfDay(SITE_TIME_ZONE, day),
      endOfDay(SITE_TIME_ZONE, day) + 999,
    )
    .toArray()
    .filter(({ kind }) => sumKinds.includes(kind));
  return [...Map.groupBy(rows, (row) => row.currency)].map(([currency, sums]) => {
    const of = (kind: SumKind) => {
      const { count = 0, amount = 0 } = sums.find((sum) => sum.kind === kind) ?? {};
      return { count, amount };
    };
    return {
      day,
      currency,
      completed: of("completed"),
      charged_back: of("charged_back"),
      returned: of("returned"),
      refunded: of("refunded"),
      refund_failed: of("refund_failed"),
    };
  });
}
