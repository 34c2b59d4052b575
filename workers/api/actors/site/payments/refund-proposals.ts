import { eraseRows } from "../../erase-rows.ts";

/** Refunds that wait for a second operator (decision 0228), as the members' objects tell of them; `at` in milliseconds. Decision 0239. */
export const refundProposalsSchema = [
  `CREATE TABLE refund_proposals (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    refund_id TEXT NOT NULL,
    member TEXT NOT NULL,
    payment_id TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    credits INTEGER NOT NULL,
    operator TEXT NOT NULL,
    operator_name TEXT NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (member, refund_id)
  )`,
];

/** Proposals that were decided before the site heard of them: a clock that steps back changes the order of events. */
export const decidedProposalsSchema = [
  `CREATE TABLE decided_proposals (member TEXT NOT NULL, refund_id TEXT NOT NULL, PRIMARY KEY (member, refund_id)) WITHOUT ROWID`,
];

/** Payload of the event `refund_proposed`. */
export interface RefundProposal {
  refund_id: string;
  member: string;
  payment_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** That go out of the account. */
  credits: number;
  operator: string;
  operator_name: string;
  why: string;
  at: number;
}

/** Payload of the event `refund_decided`. */
export type DecidedProposal = Pick<RefundProposal, "member" | "refund_id">;

/** From now on it waits, unless it was decided already. */
export function keepProposal(sql: SqlStorage, proposal: RefundProposal): void {
  const decided = "DELETE FROM decided_proposals WHERE member = ? AND refund_id = ? RETURNING member";
  if (sql.exec(decided, proposal.member, proposal.refund_id).toArray().length > 0) return;
  sql.exec(
    `INSERT OR IGNORE INTO refund_proposals (refund_id, member, payment_id, amount, currency, credits, operator, operator_name, why, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    proposal.refund_id,
    proposal.member,
    proposal.payment_id,
    proposal.amount,
    proposal.currency,
    proposal.credits,
    proposal.operator,
    proposal.operator_name,
    proposal.why,
    proposal.at,
  );
}

/** Somebody agreed, declined it or took it back. What was typed goes: the audit log has it. */
export function endProposal(sql: SqlStorage, { member, refund_id }: DecidedProposal): void {
  const known = "SELECT 1 FROM refund_proposals WHERE member = ? AND refund_id = ?";
  if (sql.exec(known, member, refund_id).toArray().length === 0)
    sql.exec("INSERT OR IGNORE INTO decided_proposals (member, refund_id) VALUES (?, ?)", member, refund_id);
  eraseProposals(sql, "member = ? AND refund_id = ?", member, refund_id);
}

/** Nothing of an erased member waits. */
export function forgetProposals(sql: SqlStorage, member: string): void {
  eraseProposals(sql, "member = ?", member);
  sql.exec("DELETE FROM decided_proposals WHERE member = ?", member);
}

/** Overwritten before it goes (decision 0127). */
function eraseProposals(sql: SqlStorage, where: string, ...values: string[]): void {
  eraseRows(sql, { table: "refund_proposals", words: ["why"], where }, ...values);
}

/** `number`: the payment's among the operators', where it is known. */
export type WaitingProposal = RefundProposal & { number: number | null };

/** Those that wait, the longest first; but for `own`: what is about an operator's own account is a colleague's. */
export function waitingProposals(sql: SqlStorage, own: string | undefined): WaitingProposal[] {
  return sql
    .exec<WaitingProposal & Record<string, SqlStorageValue>>(
      `SELECT refund_proposals.*, number FROM refund_proposals
       LEFT JOIN payments ON payments.member = refund_proposals.member AND payments.payment_id = refund_proposals.payment_id
       WHERE refund_proposals.member IS NOT ? ORDER BY at, position`,
      own ?? null,
    )
    .toArray();
}

/** How many wait for this operator to decide, and how many of their own for somebody else. */
export function countProposals(
  sql: SqlStorage,
  { id, member }: { id: string; member?: string | undefined },
): { waiting: number; own: number } {
  const all = waitingProposals(sql, member);
  const own = all.filter(({ operator }) => operator === id).length;
  return { waiting: all.length - own, own };
}
