import type { QueueItem } from "./queue.ts";

/** Something that was decided waits again, for anybody who may work on it. */
export function putBack(sql: SqlStorage, { queue, ref }: Pick<QueueItem, "queue" | "ref">): void {
  sql.exec(
    `UPDATE queue_items SET decided_by = NULL, decided_at = NULL, decision = NULL, claimed_by = NULL, claimed_until = 0
     WHERE queue = ? AND ref = ?`,
    queue,
    ref,
  );
}
