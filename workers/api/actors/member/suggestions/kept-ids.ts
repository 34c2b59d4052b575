import { enqueue } from "../../outbox.ts";
import { accountOf } from "../account/account.ts";

/** The member keeps these ids: who does not know it yet is told, once. */
export function keepIds(sql: SqlStorage, others: readonly string[]): void {
  const { id } = accountOf(sql);
  for (const other of others) {
    const { rowsWritten } = sql.exec(
      "INSERT INTO kept_ids (other, by_me) VALUES (?, 1) ON CONFLICT (other) DO UPDATE SET by_me = 1 WHERE by_me = 0",
      other,
    );
    if (rowsWritten === 0) continue;
    enqueue(sql, { id: `${id}/id_kept/${other}`, target: `member:${other}`, kind: "id_kept", payload: { id } });
  }
}

/** Somebody keeps the member's id. */
export function receiveIdKept(sql: SqlStorage, { id }: { id: string }): void {
  sql.exec("INSERT INTO kept_ids (other, by_them) VALUES (?, 1) ON CONFLICT (other) DO UPDATE SET by_them = 1", id);
}

/** Whom the member's erasure has to be told to because of an id, either way. */
export function keptIds(sql: SqlStorage): string[] {
  return sql
    .exec<{ other: string }>("SELECT other FROM kept_ids")
    .toArray()
    .map(({ other }) => other);
}
