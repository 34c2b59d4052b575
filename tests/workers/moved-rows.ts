/**
 * From now on this database refuses what would leave words in its file (decision 0127): a row with words that gets another size is
 * written elsewhere. What was overwritten with zeros may change. `word`: the column that is looked at; without one no row changes.
 */
export function refuseMovedRows(sql: SqlStorage, table: string, word?: string): void {
  const bytes = (row: "OLD" | "NEW") => `CAST(${row}.${word} AS BLOB)`;
  const isMoved = `length(${bytes("OLD")}) <> length(${bytes("NEW")}) AND ${bytes("OLD")} <> zeroblob(length(${bytes("OLD")}))`;
  sql.exec(`CREATE TRIGGER refuse_moved_${table} BEFORE UPDATE ON ${table} ${word ? `WHEN ${isMoved}` : ""}
    BEGIN SELECT RAISE(ABORT, 'words would stay in the file'); END`);
}
