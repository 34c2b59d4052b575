import { RpcTarget } from "cloudflare:workers";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import type { Held, Surroundings } from "../queue/queue-calls.ts";
import { noteRead, type QueueItem, renewClaim } from "../queue/queue.ts";
import type { LinkMaker } from "./appeal-links.ts";
import { answerQuestion, type AnswerOrder, keepQuestion } from "./support-answers.ts";
import { askedBefore, findQuestion, type NewQuestion, SUPPORT } from "./support-cases.ts";

/** Questions to the support. Decision 0248. */
export class SupportCalls extends RpcTarget {
  constructor(
    private readonly around: Surroundings,
    private readonly links: LinkMaker,
  ) {
    super();
  }

  /**
   * A question; answers its number, which is an earlier one's or refused as `askedBefore` says. `receipt`: is one mailed?
   */
  ask(question: NewQuestion, { receipt }: { receipt: boolean }): Result<string> {
    return this.#sending((sql) => {
      const earlier = askedBefore(sql, question);
      if (!earlier.ok) return earlier;
      if (earlier.value) return accept(earlier.value);
      keepQuestion(sql, question, { receipt, secret: this.links.secret });
      return accept(question.number);
    });
  }

  /** A claimed question. The look is written down. */
  open(held: Held): Result<{ question: NewQuestion; item: QueueItem }> {
    return this.around.storage.transactionSync(() => this.#open(held));
  }

  #open(held: Held): Result<{ question: NewQuestion; item: QueueItem }> {
    const { sql } = this.around.storage;
    const item = renewClaim(sql, held);
    if (item?.queue !== SUPPORT) return refuse("not_claimed");
    const question = findQuestion(sql, item.ref);
    if (!question) return refuse("not_found");
    noteRead(sql, item, held.operator);
    return accept({ question, item });
  }

  /** Answers or closes it; it can be undone for ten seconds. */
  answer(order: AnswerOrder): Result {
    return this.#sending((sql) => answerQuestion(sql, order));
  }

  #sending<Value>(act: (sql: SqlStorage) => Result<Value>): Result<Value> {
    const { storage, schedule } = this.around;
    const done = storage.transactionSync(() => act(storage.sql));
    schedule();
    return done;
  }
}
