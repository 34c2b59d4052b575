import type { AuditAction } from "../../../../../../app/contract/operators/audit-actions.ts";
import type { AuditRow, Operator } from "../../../../../../app/contract/operators/operators.ts";
import { endOfDay, DAY_MS, utcDay } from "../../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../../app/domain/locale/format.ts";
import { instantOf } from "../../../../clock.ts";

const PAGE = 50;

/** Which rows of the record; without any, all. */
export interface AuditFilter {
  /** Only rows with smaller numbers. */
  before?: number | undefined;
  /** Their ids. */
  operator?: string | undefined;
  member?: string | undefined;
  action?: AuditAction | undefined;
  /** In the site's time zone, `YYYY-MM-DD`. */
  day?: string | undefined;
}

/** Each is found by an index. */
const WHERE = {
  before: "number < ?",
  operator: "operator = ?",
  member: "subject = (SELECT subject FROM audit_subjects WHERE member = ?)",
  action: "action = ?",
  from: "at >= ?",
  to: "at < ?",
};

type Row = Omit<AuditRow, "at"> & { at: number };

/** A page of the record, the latest first. */
export function listAudit(sql: SqlStorage, { day, ...filter }: AuditFilter = {}): AuditRow[] {
  const wanted = { ...filter, ...(day !== undefined && { from: endOf(dayBefore(day)), to: endOf(day) }) };
  const given = (Object.keys(WHERE) as (keyof typeof WHERE)[]).flatMap((name) => {
    const value = { from: undefined, to: undefined, ...wanted }[name];
    return value === undefined ? [] : [{ where: WHERE[name], value }];
  });
  const rows = sql
    .exec<Row & Record<string, SqlStorageValue>>(
      `SELECT number, at, operator_name AS operator, action, queue, item, case_number AS "case", member, coalesce(words, why) AS why
       FROM audit LEFT JOIN audit_subjects USING (subject) LEFT JOIN audit_words USING (number)
       WHERE ${["TRUE", ...given.map(({ where }) => where)].join(" AND ")} ORDER BY number DESC LIMIT ${PAGE}`,
      ...given.map(({ value }) => value),
    )
    .toArray();
  return rows.map((row) => ({ ...row, at: instantOf(row.at) }));
}

/** Everybody of whom there is a row, by the name that they had last. Each id is one step in the index. */
export function operatorsInAudit(sql: SqlStorage): Operator[] {
  const query = `WITH RECURSIVE ids (id) AS (
      SELECT min(operator) FROM audit
      UNION ALL SELECT (SELECT min(operator) FROM audit WHERE operator > id) FROM ids WHERE id IS NOT NULL)
    SELECT id, (SELECT operator_name FROM audit WHERE operator = id ORDER BY number DESC LIMIT 1) AS name
    FROM ids WHERE id IS NOT NULL ORDER BY name, id`;
  return sql.exec<{ id: string; name: string }>(query).toArray();
}

/** The first millisecond behind it. */
function endOf(day: string): number {
  return endOfDay(SITE_TIME_ZONE, day) + 1000;
}

function dayBefore(day: string): string {
  return utcDay(Date.parse(day) - DAY_MS);
}
