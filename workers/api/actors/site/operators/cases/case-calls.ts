import { RpcTarget } from "cloudflare:workers";
import type { CaseSide } from "../../../../../../app/contract/safety/cases.ts";
import type { CaseSummary, FollowedCase } from "../../../../../../app/contract/operators/operator-cases.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { instantOf } from "../../../../clock.ts";
import type { LinkMaker } from "./appeal-links.ts";
import { appealAgainst, appealedDecision, type AppealOrder, decideAppeal, openAppeal, sendAppeal } from "./appeals.ts";
import { type CaseOrder, decideCase } from "./case-decisions.ts";
import { attachable, attachMember, type AttachOrder } from "./attach-member.ts";
import { addCaseOf } from "./add-case.ts";
import { type Case, casesAbout, findCase, type NewCase, summaryOf } from "./cases.ts";
import type { ExpectedReport, ExpectedReports } from "./expected-reports.ts";
import { expectEvidence } from "./loose-evidence.ts";
import { carriedOut } from "../members/lifts.ts";
import { sameCase } from "./same-case.ts";
import { followed } from "./seen-decisions.ts";
import { confirmComplaint } from "./tell-side.ts";
import { findQuestion } from "./support-cases.ts";
import { waitingReports } from "./waiting-reports.ts";
import type { Held, Surroundings } from "../queue/queue-calls.ts";
import { noteRead, type QueueItem, renewClaim } from "../queue/queue.ts";

/** Reports of one member about another that wait at once, but for those that name another message: each is read by somebody. */
const WAITING_REPORTS = 3;
/** Complaints about one profile that wait at once: of all visitors together, and of one member. */
const WAITING_COMPLAINTS = { visitors: 10, member: 3 };

/** A case as whoever has claimed it sees it. */
export interface OpenedCase {
  one: Case;
  summary: CaseSummary;
  item: QueueItem;
  appeal: { side: CaseSide; text: string; at: string } | undefined;
  /** Other cases about the same member. */
  earlier: FollowedCase[];
  /** The `sequence` of the latest decision about whom it is about that was carried out; 0: none, or about nobody. */
  seen: number;
}

/** Reports, complaints and appeals. Decision 0170. */
export class CaseCalls extends RpcTarget {
  constructor(
    private readonly around: Surroundings,
    private readonly links: LinkMaker,
    private readonly expected: ExpectedReports,
  ) {
    super();
  }

  /** Whom the case with this number is about, or who asked the support this. Nobody: it names none, there is none, or they are erased. */
  memberIn(number: string): string | undefined {
    const { sql } = this.around.storage;
    return findCase(sql, number)?.reported ?? findQuestion(sql, number)?.reporter ?? undefined;
  }

  /** Copies of photos that a case is about to have: they are deleted where it does not come, unless another case has them. */
  expectEvidence(photos: readonly string[]): void {
    expectEvidence(this.around.storage.sql, photos);
    this.around.schedule();
  }

  /**
   * `reports_waiting` while enough of this member about the other wait to be decided or are on their way, unless this one is about
   * another message.
   */
  mayReport(report: ExpectedReport): Result {
    const { sql } = this.around.storage;
    const expected = this.expected.besides(report).filter(({ number }) => !findCase(sql, number));
    const waiting = [...waitingReports(sql, { kind: "report", ...report }), ...expected.map(({ message }) => message)];
    const isNews = report.message !== undefined && !waiting.includes(report.message);
    if (!isNews && waiting.length >= WAITING_REPORTS) return refuse("reports_waiting", { limit: WAITING_REPORTS });
    this.expected.add(report);
    return accept();
  }

  /** A report that was allowed by `mayReport` does not come. */
  reportRefused(number: string): void {
    this.expected.remove(number);
  }

  /**
   * The number of the case that this complaint is already, by its key or by the same words shortly before. `key_reused` with other
   * words; `reports_waiting` while enough about this profile wait.
   */
  complainedBefore(
    one: Pick<NewCase, "number" | "content_hash" | "reported" | "reporter">,
  ): Result<string | undefined> {
    const { sql } = this.around.storage;
    const { number, content_hash, reported, reporter } = one;
    const earlier = findCase(sql, number);
    if (earlier) return earlier.content_hash === content_hash ? accept(number) : refuse("key_reused");
    const same = sameCase(sql, { content_hash, kind: "complaint", queue: "reports" });
    if (same) return accept(same);
    const waiting = reported === null ? [] : waitingReports(sql, { kind: "complaint", reporter, reported });
    const limit = reporter === null ? WAITING_COMPLAINTS.visitors : WAITING_COMPLAINTS.member;
    return waiting.length < limit ? accept(undefined) : refuse("reports_waiting", { limit });
  }

  /**
   * A complaint; answers its number, which is an earlier one's or refused as `complainedBefore` says. `receipt`: is one mailed?
   * `copy`: with what they wrote?
   */
  complain(one: NewCase, { receipt, copy = false }: { receipt: boolean; copy?: boolean }): Result<string> {
    return this.#sending((sql) => {
      const earlier = this.complainedBefore(one);
      if (!earlier.ok) return earlier;
      if (earlier.value) return accept(earlier.value);
      addCaseOf(sql, one, this.links);
      if (receipt) confirmComplaint(sql, one, { copy });
      return accept(one.number);
    });
  }

  /** A claimed case with its evidence. The look is written down. */
  open(held: Held): Result<OpenedCase> {
    return this.around.storage.transactionSync(() => this.#open(held));
  }

  #open(held: Held): Result<OpenedCase> {
    const { sql } = this.around.storage;
    const item = renewClaim(sql, held);
    if (item?.queue !== "reports" && item?.queue !== "appeals") return refuse("not_claimed");
    const number = item.queue === "appeals" ? (appealedDecision(sql, held)?.case ?? "") : item.ref;
    const one = findCase(sql, number);
    if (!one) return refuse("not_found");
    noteRead(sql, item, held.operator);
    const appeal = item.queue === "appeals" ? appealAgainst(sql, Number(item.ref)) : undefined;
    const { reported } = one;
    const others = reported ? casesAbout(sql, reported).filter((other) => other.case !== number) : [];
    const about = { member: reported ?? "", operator: held.operator };
    const [summary = summaryOf(sql, one), ...earlier] = followed(sql, [summaryOf(sql, one), ...others], about);
    return accept({
      one,
      summary,
      item,
      appeal: appeal && { side: appeal.side, text: appeal.text, at: instantOf(appeal.at) },
      earlier,
      seen: reported ? carriedOut(sql, reported) : 0,
    });
  }

  /** Who complained, of a claimed complaint that does not say whom it is about; their address may be empty. */
  attachable(held: Held): Result<{ email: string }> {
    const found = attachable(this.around.storage.sql, held);
    return found.ok ? accept({ email: found.value.one.contact?.email ?? "" }) : found;
  }

  /** Says whom it is about; written down with the reason. */
  attach(order: AttachOrder): Result {
    return this.#sending((sql) => attachMember(sql, order, this.links));
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

  #sending<Value>(act: (sql: SqlStorage) => Result<Value>): Result<Value> {
    const { storage, schedule } = this.around;
    const done = storage.transactionSync(() => act(storage.sql));
    schedule();
    return done;
  }
}
