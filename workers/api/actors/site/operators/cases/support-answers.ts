import type { AnsweredSupport, AskedSupport } from "../../../../../../app/contract/safety/support.ts";
import type { Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import { isForgotten } from "../../erased/forgotten-members.ts";
import type { Held } from "../queue/queue-calls.ts";
import { decide } from "../queue/queue-decisions.ts";
import { sequenceForNext } from "../members/lifts.ts";
import { mailContact } from "./contact-mail.ts";
import { eraseReporter } from "./erase-cases.ts";
import { planEvidenceEnd } from "./evidence-end.ts";
import { addQuestion, findQuestion, type NewQuestion, SUPPORT } from "./support-cases.ts";

/** What an operator says to a question; empty: nothing, it is closed. */
export interface AnswerOrder extends Held {
  answer: string;
}

/** Payload of the event `support_settled`, from the site to itself: it arrives when nobody can take the answer back. */
export interface SettledAnswer {
  case: string;
  answer: string;
  operator: string;
  /** Milliseconds. */
  answered_at: number;
}

/**
 * Adds a question and confirms it: a member hears by their object, which keeps it for their export; a visitor by mail, without their
 * words, as an address may be anybody's. Who was erased meanwhile is not in it. In the running transaction.
 */
export function keepQuestion(
  sql: SqlStorage,
  question: NewQuestion,
  { receipt, secret }: { receipt: boolean; secret: string },
): void {
  addQuestion(sql, question);
  const { number, topic, text, payment, at, reporter, contact } = question;
  if (isForgotten(sql, secret, reporter)) return eraseReporter(sql, number);
  if (reporter !== null) {
    const asked: AskedSupport = { case: number, topic, text, payment, at, receipt };
    enqueue(sql, { id: `case/${number}/asked`, target: `member:${reporter}`, kind: "support_asked", payload: asked });
  } else if (receipt) {
    // Nor with the name that was typed.
    mailContact(sql, {
      contact: { ...contact, name: "" },
      kind: "support_received",
      contents: { case: number, topic },
    });
  }
}

/** Answers or closes what this operator has claimed; it can be undone for ten seconds. In the running transaction. */
export function answerQuestion(sql: SqlStorage, { number, operator, answer }: AnswerOrder): Result {
  const settled = (ref: string): SettledAnswer => ({
    case: ref,
    answer,
    operator: operator.id,
    answered_at: clock.now(),
  });
  return decide(sql, {
    queue: SUPPORT,
    number,
    operator,
    action: answer ? "answered" : "not_answered",
    events: ({ ref }) => [{ target: "site", kind: "support_settled", payload: settled(ref) }],
  });
}

/** The answer is final: it is kept as the decision of the case, as long as those are, and told to who asked. In the running transaction. */
export function settleAnswer(sql: SqlStorage, settled: SettledAnswer): void {
  const question = findQuestion(sql, settled.case);
  if (!question) return;
  const { answer, answered_at, operator } = settled;
  sql.exec(
    `INSERT OR IGNORE INTO case_decisions ("case", outcome, ground, words, until, operator, decided_at, sequence, on_appeal, appeal_by)
     VALUES (?, 'nothing', 'dealt_with', ?, NULL, ?, ?, ?, 0, NULL)`,
    question.number,
    answer,
    operator,
    answered_at,
    sequenceForNext(sql, ""),
  );
  planEvidenceEnd(sql, question.number);
  if (answer) tellAnswer(sql, question, { answer, answered_at });
}

function tellAnswer(sql: SqlStorage, question: NewQuestion, given: Pick<AnsweredSupport, "answer" | "answered_at">) {
  const { number, topic, at, reporter, contact } = question;
  const payload: AnsweredSupport = { case: number, topic, asked_at: at, ...given };
  if (reporter === null) return mailContact(sql, { contact, kind: "support_answered", contents: payload });
  enqueue(sql, { id: `case/${number}/answered`, target: `member:${reporter}`, kind: "support_answered", payload });
}
