/** Somebody is erased: that they were skipped, liked in the game or suggested names them no more. A like of today still counts. */
export function forgetSuggested(sql: SqlStorage, other: string): void {
  sql.exec("UPDATE swipes SET other = '' WHERE other = ?", other);
  sql.exec("DELETE FROM suggestions WHERE other = ?", other);
  sql.exec("DELETE FROM kept_ids WHERE other = ?", other);
}
