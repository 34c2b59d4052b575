import { eraseRows } from "../../erase-rows.ts";
import { dropDeferredFrom } from "../conversations/deferred.ts";
import type { MemberState } from "../engine/state.ts";

/** Somebody blocked the member: chats and likes between them go, and they see nothing of each other. Spec §4. */
export function receiveBlock({ sql, frames }: MemberState, { id }: { id: string }): void {
  sql.exec(
    "INSERT INTO blocks (other, by_me, by_them) VALUES (?, 0, 1) ON CONFLICT (other) DO UPDATE SET by_them = 1",
    id,
  );
  sql.exec("DELETE FROM likes WHERE other = ?", id);
  dropDeferredFrom(sql, id);
  const theirs = "conversation IN (SELECT id FROM conversations WHERE other = ?)";
  eraseRows(sql, { table: "messages", words: ["text"], where: theirs }, id);
  sql.exec("UPDATE conversations SET removed = 1, unread = 0 WHERE other = ?", id);
  frames.push({ kind: "totals" });
}

/** They took it back; what is gone stays gone. */
export function receiveUnblock({ sql }: MemberState, { id }: { id: string }): void {
  sql.exec("UPDATE blocks SET by_them = 0 WHERE other = ?", id);
}
