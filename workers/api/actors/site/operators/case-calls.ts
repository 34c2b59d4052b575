import { RpcTarget } from "cloudflare:workers";
import type { CaseSide } from "../../../../../app/contract/cases.ts";
import type { CaseSummary } from "../../../../../app/contract/operator-cases.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { instantOf } from "../../../clock.ts";
import type { LinkMaker } from "./appeal-links.ts";
import { appealAgainst, appealedDecision, type AppealOrder, decideAppeal, openAppeal, sendAppeal } from "./appeals.ts";
import { type CaseOrder, decideCase } from "./case-decisions.ts";
import { addCaseOf } from "./add-case.ts";
import { type Case, casesAbout, findCase, type NewCase, summaryOf, waitingReports } from "./cases.ts";
import { mailContact } from "./contact-mail.ts";
import { expectEvidence } from "./loose-evidence.ts";
import type { Held, Surroundings } from "./queue-calls.ts";
import { itemInSight, type QueueItem, writeItemAudit } from "./queue.ts";

/** Reports of one member about another that wait at once: each is read by somebody. */
const MOST_WAITING = 3;
/** Seconds; by then some may be decided. */
const AGAIN_AFTER = 24 * 60 * 60;

/** A case as whoever has claimed it sees it. */
export interface OpenedCase {
  one: Case;
  summary: CaseSummary;
  item: QueueItem;
  appeal: { side: CaseSide; text: string; at: string } | undefined;
  earlier: CaseSummary[];
}

/** Reports, complaints and appeals. Decision 0170. */
export class CaseCalls extends RpcTarget {
  constructor(
    private readonly around: Surroundings,
    private readonly links: LinkMaker,
  ) {
    super();
  }

  /** Copies of photos that a case is about to have: they are deleted where it does not come. What it has already stays. */
  expectEvidence(number: string, photos: readonly string[]): void {
    const { sql } = this.around.storage;
    const had = findCase(sql, number)?.details.photos ?? [];
    expectEvidence(
      sql,
      photos.filter((photo) => !had.includes(photo)),
    );
    this.around.schedule();
  }

  /** `rate_limited` while enough reports of this member about the other wait to be decided. */
  mayReport({ reporter, reported }: { reporter: string; reported: string }): Result {
    const waiting = waitingReports(this.around.storage.sql, { reporter, reported });
    return waiting < MOST_WAITING ? accept() : refuse("rate_limited", { seconds: AGAIN_AFTER });
  }

  /** Is this complaint a case already? `key_reused` with other words. */
  complainedBefore({ number, content_hash }: Pick<NewCase, "number" | "content_hash">): Result<boolean> {
    const earlier = findCase(this.around.storage.sql, number);
    if (!earlier) return accept(false);
    return earlier.content_hash === content_hash ? accept(true) : refuse("key_reused");
  }

  /** A complaint; the same number again is the same case, `key_reused` with other words. `receipt`: is one mailed? */
  complain(one: NewCase, { receipt }: { receipt: boolean }): Result {
    return this.#sending((sql) => {
      const earlier = this.complainedBefore(one);
      if (!earlier.ok) return earlier;
      if (earlier.value) return accept();
      addCaseOf(sql, one, this.links);
      if (receipt && one.contact)
        mailContact(sql, { contact: one.contact, kind: "complaint_received", contents: { case: one.number } });
      return accept();
    });
  }

  /** A claimed case with its evidence. Each look is written down. */
  open(held: Held): Result<OpenedCase> {
    return this.around.storage.transactionSync(() => this.#open(held));
  }

  #open(held: Held): Result<OpenedCase> {
    const { sql } = this.around.storage;
    const item = itemInSight(sql, held);
    if (item?.queue !== "reports" && item?.queue !== "appeals") return refuse("not_claimed");
    const number = item.queue === "appeals" ? (appealedDecision(sql, held)?.case ?? "") : item.ref;
    const one = findCase(sql, number);
    if (!one) return refuse("not_found");
    writeItemAudit(sql, item, { operator: held.operator, action: "read" });
    const appeal = item.queue === "appeals" ? appealAgainst(sql, Number(item.ref)) : undefined;
    const others = one.reported ? casesAbout(sql, one.reported).filter((other) => other.case !== number) : [];
    return accept({
      one,
      summary: summaryOf(sql, one),
      item,
      appeal: appeal && { side: appeal.side, text: appeal.text, at: instantOf(appeal.at) },
      earlier: others,
    });
  }

  /** Decides a report or complaint; it can be undone for ten seconds. */
  decide(order: CaseOrder): Result {
    return this.#sending((sql) => decideCase(sql, order));
  }

  /** What a claimed appeal is against. */
  appealed(held: Held): ReturnType<typeof appealedDecision> {
    return appealedDecision(this.around.storage.sql, held);
  }

  /** Decides an appeal; it can be undone for ten seconds. */
  decideAppeal(order: AppealOrder): Result {
    return this.#sending((sql) => decideAppeal(sql, order));
  }

  /** What the link of a mail opens. */
  appeal(link: { id: string; token: string }): ReturnType<typeof openAppeal> {
    return openAppeal(this.around.storage.sql, this.links, link);
  }

  /** One appeal a decision. */
  sendAppeal(order: { id: string; token: string; text: string }): Result {
    return this.#sending((sql) => sendAppeal(sql, this.links, order));
  }

  #sending(act: (sql: SqlStorage) => Result): Result {
    const { storage, schedule } = this.around;
    const done = storage.transactionSync(() => act(storage.sql));
    schedule();
    return done;
  }
}
