/**
 * Writes one row over itself: the disk takes what it is told. The caller's answer waits until it is really there, and the
 * call fails when it cannot be. `now` in ms since 1970; within a second of the last write nothing is written.
 */
export function checkDisk(sql: SqlStorage, now: number): void {
  const last = sql.exec<{ at: number }>("SELECT at FROM disk_check").toArray()[0]?.at;
  if (last !== undefined && Math.abs(now - last) < 1000) return;
  sql.exec("INSERT INTO disk_check (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", now);
}
