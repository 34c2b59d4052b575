import { RpcTarget } from "cloudflare:workers";
import { queueNames } from "../../../../../../app/contract/operators/queue-names.ts";
import type { QueueName } from "../../../../../../app/contract/operators/queue-names.ts";
import type { AuditRow, Operator, QueueState, Undoable } from "../../../../../../app/contract/operators/operators.ts";
import type { Result } from "../../../../../../app/domain/result.ts";
import type { Actor } from "../audit/audit.ts";
import { type AuditFilter, listAudit, operatorsInAudit } from "../audit/list-audit.ts";
import { fictionalProfiles } from "../members/fictional-profiles.ts";
import { answerFictional, type AnswerOrder, noteShown } from "./fictional-queue.ts";
import { figuresOf } from "../audit/figures.ts";
import { decidePhoto, type PhotoOrder } from "./photo-queue.ts";
import { lastDecided } from "../cases/last-decided.ts";
import { decideText, type TextOrder } from "./text-queue.ts";
import { claimNext, dropClaimed, type QueueItem, queueState, releaseAll, renewClaim } from "./queue.ts";
import { sendNow } from "../cases/planned-decisions.ts";
import { type WhoseItem, whoseItem } from "./whose-item.ts";
import { undo } from "./queue-decisions.ts";

/** Something in a queue, and who works on it. */
export interface Held {
  number: number;
  operator: Actor;
}

export interface Surroundings {
  storage: DurableObjectStorage;
  /** Sets the alarm for what waits to leave. */
  schedule(): void;
}

/** What waits for operators, and the record of what they did. Decision 0169. */
export class QueueCalls extends RpcTarget {
  constructor(private readonly around: Surroundings) {
    super();
  }

  /** How much waits in each queue for this operator. */
  states(operator: Actor): QueueState[] {
    return queueNames.map((queue) => queueState(this.around.storage.sql, queue, operator));
  }

  /** A page of the list of fictional profiles. */
  fictionalProfiles(query: Parameters<typeof fictionalProfiles>[1]): ReturnType<typeof fictionalProfiles> {
    return fictionalProfiles(this.around.storage.sql, query);
  }

  /** What an operator's every page shows: how much waits, and what they can still take back. */
  overview(operator: Actor): { queues: QueueState[]; undoable: Undoable | null } {
    return { queues: this.states(operator), undoable: lastDecided(this.around.storage.sql, operator.id) ?? null };
  }

  /** A page of the audit log, the latest first, and who has rows in it. */
  audit(filter: AuditFilter = {}): { rows: AuditRow[]; operators: Operator[] } {
    const { sql } = this.around.storage;
    return { rows: listAudit(sql, filter), operators: operatorsInAudit(sql) };
  }

  /** What was moderated in a calendar year. */
  figures(year?: number): ReturnType<typeof figuresOf> {
    return figuresOf(this.around.storage.sql, year);
  }

  /** What this operator works on next in a queue; `after`: what they leave to others. */
  claim(order: { queue: string; operator: Actor; after?: number | undefined }): number | undefined {
    const { storage } = this.around;
    return storage.transactionSync(() => claimNext(storage.sql, order))?.number;
  }

  /** Leaves all that this operator has claimed to others. */
  releaseAll(operator: string): void {
    releaseAll(this.around.storage.sql, operator);
  }

  /** What this operator works on, to look at; again after their claim ran out is a new claim, unless somebody took it over. */
  renewClaim(held: Held): QueueItem | undefined {
    const { storage } = this.around;
    return storage.transactionSync(() => renewClaim(storage.sql, held));
  }

  /** Whose an item is that is not this operator's. */
  whose(held: Held): WhoseItem {
    return whoseItem(this.around.storage.sql, held);
  }

  /** What they work on was shown to them, as it was at that time (milliseconds). */
  noteShown(held: Held, until: number): void {
    this.around.storage.transactionSync(() => noteShown(this.around.storage.sql, held, until));
  }

  /** What they work on turned out to be gone: it is out of the queue. */
  dropClaimed(held: Held): void {
    this.around.storage.transactionSync(() => dropClaimed(this.around.storage.sql, held));
  }

  /** Approves or refuses a photo. The member is told when it can be undone no more. */
  decidePhoto(order: PhotoOrder): Result {
    return this.#sending((sql) => decidePhoto(sql, order));
  }

  /** Answers in the name of a fictional profile, or says that nobody will. */
  answerFictional(order: AnswerOrder): Result {
    return this.#sending((sql) => answerFictional(sql, order));
  }

  /** Approves or refuses a text, likewise. */
  decideText(order: TextOrder): Result {
    return this.#sending((sql) => decideText(sql, order));
  }

  /** Takes a decision back that has not left. */
  undo(held: Held & { queue?: QueueName | undefined }): Result {
    return this.#sending((sql) => undo(sql, held));
  }

  /** A decision leaves now, and is undone no more. For tests, which wait for nothing. */
  sendNow(number: number): Result {
    return this.#sending((sql) => sendNow(sql, number));
  }

  #sending(act: (sql: SqlStorage) => Result): Result {
    const { storage, schedule } = this.around;
    const done = storage.transactionSync(() => act(storage.sql));
    schedule();
    return done;
  }
}
