import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { overwriteRows } from "../../../erase-rows.ts";
import { isForgotten } from "../../erased/forgotten-members.ts";
import { type Actor, writeAudit } from "../audit/audit.ts";
import type { Held } from "../queue/queue-calls.ts";
import { claimedItem, type QueueItem } from "../queue/queue.ts";
import { type Case, type Evidence, findCase } from "./cases.ts";
import { dropPhotos } from "./erase-evidence.ts";
import { keepEvidence } from "./loose-evidence.ts";

/** Did an operator say whom the case is about? */
export const attachedSchema = ["ALTER TABLE cases ADD COLUMN attached INTEGER NOT NULL DEFAULT 0"];

export interface AttachOrder extends Held {
  member: string;
  /** The operator's words. */
  reason: string;
  /** What is kept of theirs. */
  profile: Pick<Evidence, "profile" | "photos">;
}

/** A claimed complaint that does not say itself whom it is about. Of messages the writer is known: they are nobody else's once that one is erased. */
export function attachable(sql: SqlStorage, held: Held): Result<{ one: Case; item: QueueItem }> {
  const item = claimedItem(sql, held);
  const one = item?.queue === "reports" ? findCase(sql, item.ref) : undefined;
  if (!item || !one) return refuse("not_claimed");
  const isOpen =
    one.kind === "complaint" && (one.reported === null || one.attached) && one.details.messages.length === 0;
  return isOpen ? accept({ one, item }) : refuse("invalid_input", { fields: { id: "invalid" } });
}

/**
 * From now on the case is about this member, as if it had said so; the same one again changes nothing. Nobody is whom they complain
 * about, at whichever address. In the running transaction.
 */
export function attachMember(sql: SqlStorage, order: AttachOrder, { secret }: { secret: string }): Result {
  const found = attachable(sql, order);
  if (!found.ok) return found;
  const { member, profile, operator, reason: words } = order;
  const { one, item } = found.value;
  if (one.reporter === member) return refuse("yourself");
  if (isForgotten(sql, secret, member)) return refuse("not_found");
  if (one.reported === member) return accept();
  if (one.reported) detach(sql, { one, item, operator, member: one.reported });
  const { profile: _before, ...details } = one.details;
  keepEvidence(sql, profile.photos);
  overwriteRows(sql, { table: "cases", words: ["details"], where: "number = ?" }, one.number);
  sql.exec(
    "UPDATE cases SET reported = ?, attached = 1, details = ? WHERE number = ?",
    member,
    JSON.stringify({ ...details, ...profile } satisfies Evidence),
    one.number,
  );
  sql.exec("UPDATE queue_items SET member = ? WHERE number = ?", member, item.number);
  writeAudit(sql, {
    operator,
    action: "attached",
    queue: item.queue,
    item: item.number,
    caseNumber: one.number,
    member,
    words,
  });
  return accept();
}

/** It was somebody else: nothing of theirs stays in the case. */
function detach(
  sql: SqlStorage,
  { one, item, operator, member }: { one: Case; item: QueueItem; operator: Actor; member: string },
): void {
  dropPhotos(sql, one, { erased: false });
  writeAudit(sql, {
    operator,
    action: "detached",
    queue: item.queue,
    item: item.number,
    caseNumber: one.number,
    member,
  });
}
