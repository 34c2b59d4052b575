import { type Message, messageRefusals } from "../../../../../app/contract/conversations.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import type { MemberState } from "../engine/state.ts";
import { first } from "../engine/state.ts";
import { balanceOf } from "../money/wallet.ts";
import { cachedProfile, isDeactivated } from "../people/profile-cache.ts";
import { dropInspected, type InspectedText, refuseText } from "../standing/inspected-texts.ts";
import { counts } from "../standing/sanctions.ts";
import { dispatch, pay } from "./dispatch.ts";

type Inspection = Pick<Message, "inspection" | "refusal">;

/** Of `messages`: the message's inspection as JSON, as SQL; NULL for one that was delivered. */
export const INSPECTION =
  "(SELECT json_object('refusal', refusal) FROM inspected_texts WHERE inspected_texts.id = messages.id) AS inspection";

/** The contract's inspection, from the column `INSPECTION`. */
export function inspectionOf(column: string | null): Inspection {
  if (column === null) return {};
  const { refusal } = JSON.parse(column) as { refusal: string | null };
  const known = messageRefusals.find((one) => one === refusal);
  return refusal === null ? { inspection: "waiting" } : { inspection: "refused", refusal: known ?? "other" };
}

/** As `inspectionOf`, of one message. */
export function inspectionOfMessage(sql: SqlStorage, id: string): Inspection {
  const query = "SELECT json_object('refusal', refusal) AS inspection FROM inspected_texts WHERE id = ?";
  return inspectionOf(first(sql.exec<{ inspection: string }>(query, id))?.inspection ?? null);
}

/** Is what the member writes in this conversation looked at first? Only where the other one has never answered. */
export function isInspected(sql: SqlStorage, conversation: string): boolean {
  return counts(sql, "hold") && !isAnswered(sql, conversation);
}

/** Has the other one written in this conversation, also before the member removed it? */
export function isAnswered(sql: SqlStorage, conversation: string): boolean {
  return sql.exec("SELECT 1 FROM conversations WHERE id = ? AND answered = 1", conversation).toArray().length > 0;
}

/** So many messages of a member wait at once, in one conversation and in all: each is read by somebody. */
export const MOST_INSPECTED = { here: 5, all: 30 };

/** May one more message wait in this conversation? Its cost, and that of what waits already, removed or not, could be paid now. */
export function mayWait(sql: SqlStorage, { conversation, cost }: { conversation: string; cost: number }): Result {
  const { here, all, costs } = sql
    .exec<{ here: number; all: number; costs: number }>(
      `SELECT count(*) AS "all", coalesce(sum(conversation = ?), 0) AS here, coalesce(sum(cost), 0) AS costs
       FROM inspected_texts JOIN (SELECT id, conversation FROM messages UNION ALL SELECT id, conversation FROM removed_messages)
       USING (id) WHERE refusal IS NULL`,
      conversation,
    )
    .one();
  const payable = couldPay(sql, cost, costs);
  if (!payable.ok) return payable;
  const full = here >= MOST_INSPECTED.here || all >= MOST_INSPECTED.all;
  return full ? refuse("messages_waiting") : accept();
}

/** Could the member pay for it now, `reserved` credits apart? One that waits is charged when it is let through. */
export function couldPay(sql: SqlStorage, cost: number, reserved = 0): Result {
  const credits = Math.max(0, balanceOf(sql) - reserved);
  return credits < cost ? refuse("not_enough_credits", { credits, cost }) : accept();
}

/**
 * Somebody read the message and it may go (a block would have taken it away): charged and delivered, with the time at which it was written. To somebody who is
 * gone, or without the credits by now, it never goes, and costs nothing.
 */
export function releaseMessage(state: MemberState, waiting: InspectedText): void {
  const { sql } = state;
  const message = first(
    sql.exec<{
      conversation: string;
      text: string;
      gift: string | null;
      photo: string | null;
      sent_at: number;
      other: string;
    }>(
      `SELECT conversation, text, gift, photo, sent_at, other FROM messages JOIN conversations ON conversations.id = conversation
       WHERE messages.id = ?`,
      waiting.id,
    ),
  );
  if (!message) return dropInspected(sql, "id = ?", waiting.id);
  const { conversation, text, gift, photo, sent_at, other } = message;
  const to = cachedProfile(sql, other);
  if (!to || isDeactivated(sql, other)) return refuseText(sql, waiting.id, "gone");
  const { id, client_id, cost, hold_hours } = waiting;
  const price = { client_id: client_id ?? id, gift, photo, cost, hold_hours, released_at: clock.now() };
  if (!pay(sql, price, to).ok) return refuseText(sql, id, "credits");
  dispatch(sql, price, to, {
    conversation,
    message: { id, text, gift: gift ?? undefined, photo: photo ?? undefined, sent_at },
  });
  dropInspected(sql, "id = ?", id);
}
