/** Cases of this kind by this member, or by visitors, about the other that nobody has decided on: of each the message that it names, or null. */
export function waitingReports(
  sql: SqlStorage,
  about: { kind: "report" | "complaint"; reporter: string | null; reported: string },
): (string | null)[] {
  const query = `SELECT
      (SELECT value ->> 'id' FROM json_each(nullif(details, ''), '$.messages') WHERE value ->> 'named') AS message
    FROM cases JOIN queue_items ON queue = 'reports' AND ref = cases.number
    WHERE reported = ?1 AND reporter IS ?2 AND kind = ?3 AND decided_at IS NULL`;
  const rows = sql.exec<{ message: string | null }>(query, about.reported, about.reporter, about.kind).toArray();
  return rows.map(({ message }) => message);
}
