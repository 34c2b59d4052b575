import type { AnswerOf } from "../../../../../../app/contract/endpoint.ts";
import type { moderationFigures } from "../../../../../../app/contract/operators/operator-figures.ts";
import { dayIn, endOfDay } from "../../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../../app/domain/locale/format.ts";
import { clock } from "../../../../clock.ts";
import { HELD_BY_SOFTWARE } from "../../counters.ts";
import { UNDO_FOR } from "../cases/planned-decisions.ts";

/** Nothing is older, whatever a wrong clock has written. */
const FIRST_YEAR = 2000;

/** What figures of a year are counted by. */
export const figuresSchema = [
  "CREATE INDEX cases_by_time ON cases (at)",
  "CREATE INDEX case_decisions_by_time ON case_decisions (decided_at)",
  "CREATE INDEX appeals_by_time ON appeals (at)",
  "CREATE INDEX audit_by_time ON audit (at, action)",
  `CREATE INDEX audit_inspections ON audit (queue, at, action, item, why)
   WHERE action IN ('approved', 'refused', 'undone')`,
];

type Figures = AnswerOf<typeof moderationFigures>;

/** From the first millisecond to the one behind the last. */
interface Period {
  from: number;
  to: number;
}

/** What was moderated in a calendar year; the current one without. Nothing of a case but its codes and times is read (decision 0180). */
export function figuresOf(sql: SqlStorage, asked?: number): Figures {
  const this_year = yearOf(clock.now());
  const year = asked ?? this_year;
  const period = { from: startOf(year), to: startOf(year + 1) };
  return {
    year,
    first_year: Math.max(FIRST_YEAR, Math.min(firstYear(sql) ?? this_year, this_year)),
    this_year,
    notices: counted(sql, { rows: NOTICES, by: "kind, reason", ...period }),
    decisions: counted(sql, { rows: FIRST_DECISIONS, by: "kind, outcome, ground", ...period }),
    lifted: counted(sql, { rows: LIFTS, by: "kind", ...period }),
    appeals: appeals(sql, period),
    median_seconds: {
      decision: median(
        sql,
        `SELECT decided_at - at AS time FROM (${FIRST_DECISIONS}) WHERE kind <> 'operator'`,
        period,
      ),
      appeal: median(sql, `SELECT decided_at - at AS time FROM (${ANSWERS})`, period),
    },
    photos: inspected(sql, "photos", period) as Figures["photos"],
    texts: inspected(sql, "held-texts", period) as Figures["texts"],
    held_by_software: heldBySoftware(sql, year),
  };
}

const NOTICES = "SELECT kind, reason FROM cases WHERE at >= ?1 AND at < ?2 AND kind NOT IN ('operator', 'support')";
const FIRST_DECISIONS = `SELECT kind, outcome, ground, decided_at, at FROM case_decisions JOIN cases ON cases.number = "case"
  WHERE decided_at >= ?1 AND decided_at < ?2 AND on_appeal = 0 AND kind <> 'support'`;
const LIFTS = "SELECT substr(action, 8) AS kind FROM audit WHERE at >= ?1 AND at < ?2 AND action GLOB 'lifted_*'";
const APPEALS = "SELECT side FROM appeals WHERE at >= ?1 AND at < ?2";
/** An appeal is against the decision before its answer. */
const ANSWERS = `SELECT appeals.side, appeals.at, answer.decided_at,
    iif(answer.outcome = against.outcome, 'upheld', 'reversed') AS result
  FROM case_decisions AS answer
  JOIN case_decisions AS against ON against.number =
    (SELECT max(number) FROM case_decisions AS earlier WHERE earlier."case" = answer."case" AND earlier.number < answer.number)
  JOIN appeals ON appeals.decision = against.number
  WHERE answer.decided_at >= ?1 AND answer.decided_at < ?2 AND answer.on_appeal = 1`;
/** The last that was decided on each item counts: what was taken back did not happen. */
const INSPECTIONS = `SELECT action, why FROM (
    SELECT action, why, at, max(number) FROM audit
    WHERE at >= ?1 AND at < ?2 + ${UNDO_FOR} AND queue = ?3 AND action IN ('approved', 'refused', 'undone') GROUP BY item)
  WHERE at < ?2 AND action <> 'undone'`;

/** How many rows there are of each kind, `by` the columns. */
function counted<Row>(sql: SqlStorage, { rows, by, from, to }: Period & { rows: string; by: string }): Row[] {
  const query = `SELECT ${by}, count(*) AS count FROM (${rows}) GROUP BY ${by} ORDER BY count DESC, ${by}`;
  return sql.exec<Record<string, SqlStorageValue>>(query, from, to).toArray() as Row[];
}

function appeals(sql: SqlStorage, period: Period): Figures["appeals"] {
  const received = counted<{ side: string; count: number }>(sql, { rows: APPEALS, by: "side", ...period });
  const answers = counted<{ side: string; result: string; count: number }>(sql, {
    rows: ANSWERS,
    by: "side, result",
    ...period,
  });
  return (["reported", "reporter"] as const).map((side) => {
    const answered = (result: string) => answers.find((one) => one.side === side && one.result === result)?.count ?? 0;
    return {
      side,
      received: received.find((one) => one.side === side)?.count ?? 0,
      upheld: answered("upheld"),
      reversed: answered("reversed"),
    };
  });
}

/** Seconds; `times`: a query for milliseconds. */
function median(sql: SqlStorage, times: string, { from, to }: Period): number | null {
  const query = `SELECT avg(max(time, 0)) / 1000 AS median FROM (
      SELECT time, row_number() OVER (ORDER BY time) AS place, count(*) OVER () AS total FROM (${times}))
    WHERE place IN ((total + 1) / 2, (total + 2) / 2)`;
  return sql.exec<{ median: number | null }>(query, from, to).one().median;
}

function inspected(sql: SqlStorage, queue: string, { from, to }: Period) {
  const query = `SELECT action, why, count(*) AS count FROM (${INSPECTIONS}) GROUP BY action, why ORDER BY count DESC, why`;
  const rows = sql.exec<{ action: string; why: string; count: number }>(query, from, to, queue).toArray();
  return {
    approved: rows.find(({ action }) => action === "approved")?.count ?? 0,
    refused: rows.filter(({ action }) => action === "refused").map(({ why: reason, count }) => ({ reason, count })),
  };
}

/** Counters have days of UTC. */
function heldBySoftware(sql: SqlStorage, year: number): number {
  const query = "SELECT ifnull(sum(count), 0) AS held FROM counters WHERE name = ? AND day >= ? AND day < ?";
  return sql.exec<{ held: number }>(query, HELD_BY_SOFTWARE, `${year}-01-01`, `${year + 1}-01-01`).one().held;
}

function firstYear(sql: SqlStorage): number | undefined {
  const first = "SELECT min(at) AS first FROM (SELECT min(at) AS at FROM cases UNION ALL SELECT min(at) FROM audit)";
  const at = sql.exec<{ first: number | null }>(first).one().first;
  return at === null ? undefined : yearOf(at);
}

function yearOf(milliseconds: number): number {
  return Number(dayIn(SITE_TIME_ZONE, milliseconds).slice(0, 4));
}

/** The first second of a year. */
function startOf(year: number): number {
  return endOfDay(SITE_TIME_ZONE, `${year - 1}-12-31`) + 1000;
}
