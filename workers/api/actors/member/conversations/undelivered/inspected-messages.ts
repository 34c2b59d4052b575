import { type Message, messageRefusals } from "../../../../../../app/contract/conversations/message.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { first } from "../../engine/state.ts";
import { promisedTo } from "../../money/ledger/promised-credits.ts";
import { balanceOf } from "../../money/ledger/wallet.ts";
import { counts } from "../../standing/sanctions.ts";
import { waitingCosts } from "./waiting-messages.ts";

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
export function isConversationInspected(sql: SqlStorage, conversation: string): boolean {
  return counts(sql, "hold") && !isAnswered(sql, conversation);
}

/** Has the other one written in this conversation, also before the member removed it? */
export function isAnswered(sql: SqlStorage, conversation: string): boolean {
  return sql.exec("SELECT 1 FROM conversations WHERE id = ? AND answered = 1", conversation).toArray().length > 0;
}

/** So many messages of a member wait to be read at once, in one conversation and in all: each is read by somebody. */
export const MOST_INSPECTED = { here: 5, all: 30 };

/** So many wait for the writer's address at once, also where they cost nothing. */
const MOST_WAITING = 50;

/** As `isConversationInspected`, of one message: a gift without words has nothing that somebody would have to look at first. */
export function isMessageInspected(
  sql: SqlStorage,
  conversation: string,
  { text, photo }: { text: string; photo?: unknown },
): boolean {
  return (text !== "" || Boolean(photo)) && isConversationInspected(sql, conversation);
}

/** Where a new message would wait, what it costs, and whether somebody will have to read it. */
interface NewMessage {
  conversation: string;
  cost: number;
  inspected: boolean;
}

/**
 * Of what is called `undelivered`: where a waiting message stands, as SQL; NULL for an "about me". What was removed counts as long as it may come back, or removing and
 * undoing would be a way around the limits.
 */
export const CONVERSATION = `coalesce(
  (SELECT conversation FROM messages WHERE messages.id = undelivered.id),
  (SELECT conversation FROM removed_messages WHERE removed_messages.id = undelivered.id))`;

/** May one more message wait in this conversation? Its cost, and that of what waits already, removed or not, could be paid now. */
export function mayWait(sql: SqlStorage, { conversation, cost, inspected }: NewMessage): Result {
  const { here, all, costs } = sql
    .exec<{ here: number; all: number; costs: number }>(
      `SELECT count(*) AS "all", coalesce(sum(conversation = ?), 0) AS here, coalesce(sum(cost), 0) AS costs
       FROM (SELECT cost, ${CONVERSATION} AS conversation FROM
         (SELECT id, cost FROM inspected_texts WHERE refusal IS NULL UNION ALL SELECT id, cost FROM waiting_messages) AS undelivered)
       WHERE conversation IS NOT NULL`,
      conversation,
    )
    .one();
  const payable = couldPayBeside(sql, cost, costs);
  if (!payable.ok) return payable;
  const full = all >= MOST_WAITING || (inspected && (here >= MOST_INSPECTED.here || all >= MOST_INSPECTED.all));
  return full ? refuse("messages_waiting") : accept();
}

/** Could the member pay for it now, beside what waits and leaves by itself? */
export function couldPay(sql: SqlStorage, cost: number): Result {
  return couldPayBeside(sql, cost, waitingCosts(sql));
}

/** With what comes with the confirmation of the address. One that waits is charged when it leaves. */
function couldPayBeside(sql: SqlStorage, cost: number, reserved: number): Result {
  const credits = Math.max(0, balanceOf(sql) + promisedTo(sql) - reserved);
  return credits < cost ? refuse("not_enough_credits", { credits, cost }) : accept();
}
