import { RpcTarget } from "cloudflare:workers";
import type { AuditAction, MemberSearch } from "../../../../../../app/contract/operators/audit-actions.ts";
import type { CaseSummary, FollowedCase } from "../../../../../../app/contract/operators/operator-cases.ts";
import type { AuditRow } from "../../../../../../app/contract/operators/operators.ts";
import type { BrokenRule } from "../../../../../../app/contract/safety/cases.ts";
import type { LiftedSanction, SanctionKind } from "../../../../../../app/contract/safety/sanctions.ts";
import { refuse, accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { randomness } from "../../../../randomness.ts";
import { sign } from "../../../../signature.ts";
import { enqueue } from "../../../outbox.ts";
import { type Actor, hasOpened, hasRead, IMPOSED, reasonGiven, writeAudit } from "../audit/audit.ts";
import { listAudit } from "../audit/list-audit.ts";
import type { LinkMaker } from "../cases/appeal-links.ts";
import { endAfter, settleCase } from "../cases/case-decisions.ts";
import { type Case, casesAbout, type Evidence, findCase, keepCase, summaryOf } from "../cases/cases.ts";
import { decidedMeanwhile, followed } from "../cases/seen-decisions.ts";
import { carriedOut, latestLift, type Lift, liftDecisions } from "./lifts.ts";
import { isForgotten } from "../../erased/forgotten-members.ts";
import type { Surroundings } from "../queue/queue-calls.ts";

/** How long an operator may look at a member for one reason. Milliseconds. */
const OPENED_FOR = 15 * 60_000;
/** How long they may go on with it: a session. Milliseconds. */
const CONTINUED_FOR = 8 * 60 * 60_000;

/** An operator, about which member, and why. */
interface Act {
  operator: Actor;
  member: string;
  reason: string;
}

/** A decision, which is a case of its own: `number`. */
interface Decision extends Act {
  kind: SanctionKind;
  ground: BrokenRule;
  /** How long it lasts; without, until it is lifted. */
  days?: number | undefined;
  number: string;
  /** Up to where the operator was shown what was decided about the member; without, nothing was. */
  seen?: number | undefined;
}

interface DeliveringSurroundings extends Surroundings {
  /** Delivers what waits; what fails is tried again by the alarm. */
  deliver(): Promise<void>;
}

/** What operators do with members, and the record of it. Decision 0174. */
export class MemberCalls extends RpcTarget {
  constructor(
    private readonly around: DeliveringSurroundings,
    private readonly links: LinkMaker,
  ) {
    super();
  }

  /** Written down: by what somebody searched, not for whom. */
  noteSearch({ operator, by }: { operator: Actor; by: MemberSearch }): void {
    this.#write((sql) => writeAudit(sql, { operator, action: "searched", why: by }));
  }

  /** Written down: the operator looks at this member, and why. Without a reason they go on with their last one; else `reason_required`. `yourself`: nobody looks at their own account. */
  open({ operator, member, reason }: Pick<Act, "operator" | "member"> & { reason?: string | undefined }): Result {
    if (operator.member === member) return refuse("yourself");
    if (isForgotten(this.around.storage.sql, this.links.secret, member)) return refuse("not_found");
    if (!reason && this.#isOpen(operator, member)) return accept();
    const since = clock.now() - CONTINUED_FOR;
    const words = reason ?? reasonGiven(this.around.storage.sql, { operator, member, since });
    if (!words) return refuse("reason_required");
    this.#write((sql) => writeAudit(sql, { operator, action: reason ? "opened" : "continued", member, words }));
    return accept();
  }

  /** The record and the cases about them, for who opened them a moment ago; else `reason_required`. `seen`: up to which decision their object shows them. */
  record({
    operator,
    member,
  }: Pick<Act, "operator" | "member">): Result<{ audit: AuditRow[]; cases: FollowedCase[]; seen: number }> {
    const { sql } = this.around.storage;
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const cases = followed(sql, casesAbout(sql, member), { operator, member });
    return accept({ audit: listAudit(sql, { member }), cases, seen: carriedOut(sql, member) });
  }

  /** A decided case about them with its evidence. The look is written down, once for each reason that they gave; else `reason_required`. */
  decidedCase(
    { operator, member }: Pick<Act, "operator" | "member">,
    number: string,
  ): Result<{ one: Case; summary: CaseSummary }> {
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const { sql } = this.around.storage;
    const one = findCase(sql, number);
    const summary = one?.reported === member ? summaryOf(sql, one) : undefined;
    if (!one || !summary || summary.decisions.length === 0) return refuse("not_found");
    if (!hasRead(sql, { operator, member, caseNumber: number }))
      this.#write((all) => writeAudit(all, { operator, action: "read", member, caseNumber: number }));
    return accept({ one, summary });
  }

  /**
   * Is it decided already? `key_reused` with another decision; else `reason_required` for who may not decide, and `decision_changed`
   * where a colleague decided about the member meanwhile.
   */
  decidedBefore({ seen = 0, ...order }: Decision): Result<boolean> {
    const { sql } = this.around.storage;
    const { operator, member } = order;
    const earlier = findCase(sql, order.number);
    if (earlier)
      return earlier.content_hash === hashOfDecision(this.links.secret, order) ? accept(true) : refuse("key_reused");
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    return decidedMeanwhile(sql, { operator, member, seen }) ? refuse("decision_changed") : accept(false);
  }

  /**
   * Decides about a member, who can appeal (decision 0171); `profile`: what is kept of theirs. The same number again decides nothing
   * more. When this answers it has taken effect, unless their object cannot be reached now.
   */
  async sanction({ profile, ...order }: Decision & { profile: Pick<Evidence, "profile" | "photos"> }): Promise<Result> {
    const earlier = this.decidedBefore(order);
    if (!earlier.ok) return earlier;
    if (earlier.value) await this.around.deliver();
    if (earlier.value) return accept();
    const { operator, member, reason, kind, number, ground, days } = order;
    const now = clock.now();
    return this.#decide({ operator, member, reason, action: IMPOSED[kind] }, (sql) => {
      keepCase(sql, {
        number,
        kind: "operator",
        reason: ground,
        reported: member,
        reporter: null,
        at: now,
        details: { about: "account", text: "", messages: [], ...profile },
        content_hash: hashOfDecision(this.links.secret, order),
      });
      const settled = {
        case: number,
        outcome: kind,
        ground,
        until: endAfter(days),
        words: reason,
        operator: operator.id,
        decided_at: now,
      };
      settleCase(sql, settled, this.links);
    });
  }

  /**
   * Lifts all of a kind up to the latest that counts, `up_to` (null: none does). `decision_changed` where that is not what the operator
   * saw; the same lift again is done already.
   */
  async lift({ seen, up_to, ...act }: Act & Pick<Lift, "kind" | "seen"> & { up_to: number | null }): Promise<Result> {
    const { operator, member, kind, reason } = act;
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const before = latestLift(this.around.storage.sql, { member, kind });
    if (before?.operator === operator.id && before.seen === seen) {
      await this.around.deliver();
      return accept();
    }
    if (up_to === null || up_to > seen || (before && up_to <= before.up_to)) return refuse("decision_changed");
    return this.#decide({ operator, member, reason, action: `lifted_${kind}` as const }, (sql) => {
      const sequence = liftDecisions(sql, { member, kind, operator: operator.id, seen, up_to });
      const payload: LiftedSanction = { kind, case: null, decided_at: clock.now(), sequence, up_to, reason };
      const id = `sanction/${randomness.token()}`;
      enqueue(sql, { id, target: `member:${member}`, kind: "sanction_lifted", payload });
    });
  }

  /** May they do something about this member that the member's object writes down? `reason_required` for who has not said why. */
  mayAct({ operator, member }: Pick<Act, "operator" | "member">): Result {
    return this.#isOpen(operator, member) ? accept() : refuse("reason_required");
  }

  /** Written down before the account is deleted as its member asked; else `reason_required`. */
  noteErasure({ at_once, operator, member, reason }: Act & { at_once: boolean }): Result {
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const action = at_once ? "erased_at_once" : "erased";
    this.#write((sql) => writeAudit(sql, { operator, action, member, words: reason }));
    return accept();
  }

  async #decide(entry: Act & { action: AuditAction }, work: (sql: SqlStorage) => void): Promise<Result> {
    const { reason: words, ...about } = entry;
    if (!this.#isOpen(entry.operator, entry.member)) return refuse("reason_required");
    this.#write((sql) => {
      writeAudit(sql, { ...about, words });
      work(sql);
    });
    await this.around.deliver();
    return accept();
  }

  #isOpen(operator: Actor, member: string): boolean {
    // Who opened it before it was their own account reads nothing of it, either.
    if (operator.member === member) return false;
    const since = clock.now() - OPENED_FOR;
    return hasOpened(this.around.storage.sql, { operator, member, since });
  }

  #write(work: (sql: SqlStorage) => void): void {
    const { storage, schedule } = this.around;
    storage.transactionSync(() => work(storage.sql));
    schedule();
  }
}

/** Keyed: all but the member lies beside it. */
function hashOfDecision(secret: string, { operator, member, kind, ground, days, reason }: Decision): string {
  return sign(secret, "decision", operator.id, member, kind, ground, String(days ?? null), reason);
}
