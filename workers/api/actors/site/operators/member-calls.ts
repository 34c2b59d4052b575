import { RpcTarget } from "cloudflare:workers";
import type { CaseSummary } from "../../../../../app/contract/operator-cases.ts";
import type { AuditRow } from "../../../../../app/contract/operators.ts";
import type { BrokenRule } from "../../../../../app/contract/cases.ts";
import type { LiftedSanction, SanctionKind } from "../../../../../app/contract/sanctions.ts";
import { refuse, accept, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { hashOf } from "../../../signature.ts";
import { enqueue } from "../../outbox.ts";
import { IMPOSED, type Actor, lastReason, listAudit, OPENINGS, writeAudit } from "./audit.ts";
import type { LinkMaker } from "./appeal-links.ts";
import { settleCase } from "./case-decisions.ts";
import { type Case, casesAbout, type Evidence, findCase, keepCase, summaryOf } from "./cases.ts";
import { liftedBefore, noteLift } from "./lifts.ts";
import type { Surroundings } from "./queue-calls.ts";

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
  /** Milliseconds; null: until it is lifted. */
  until: number | null;
  number: string;
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
  noteSearch({ operator, by }: { operator: Actor; by: "id" | "email" | "name" }): void {
    this.#write((sql) => writeAudit(sql, { operator, action: "searched", why: by }));
  }

  /** Written down: the operator looks at this member, and why. Without a reason they go on with their last one; else `reason_required`. */
  open({ operator, member, reason }: Pick<Act, "operator" | "member"> & { reason?: string | undefined }): Result {
    if (!reason && this.#isOpen(operator, member)) return accept();
    const since = clock.now() - CONTINUED_FOR;
    const why = reason ?? lastReason(this.around.storage.sql, { operator, member, since }, ["opened"]);
    if (!why) return refuse("reason_required");
    this.#write((sql) => writeAudit(sql, { operator, action: reason ? "opened" : "continued", member, why }));
    return accept();
  }

  /** The record and the cases about them, for who opened them a moment ago; else `reason_required`. */
  record({ operator, member }: Pick<Act, "operator" | "member">): Result<{ audit: AuditRow[]; cases: CaseSummary[] }> {
    const { sql } = this.around.storage;
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    return accept({ audit: listAudit(sql, { member }), cases: casesAbout(sql, member) });
  }

  /** A decided case about them with its evidence. Each look is written down; else `reason_required`. */
  decidedCase(
    { operator, member }: Pick<Act, "operator" | "member">,
    number: string,
  ): Result<{ one: Case; summary: CaseSummary }> {
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const { sql } = this.around.storage;
    const one = findCase(sql, number);
    const summary = one?.reported === member ? summaryOf(sql, one) : undefined;
    if (!one || !summary || summary.decisions.length === 0) return refuse("not_found");
    this.#write((all) => writeAudit(all, { operator, action: "read", member, why: number }));
    return accept({ one, summary });
  }

  /** Is it decided already? `key_reused` with another decision; else `reason_required` for who may not decide. */
  decidedBefore(order: Decision): Result<boolean> {
    const earlier = findCase(this.around.storage.sql, order.number);
    if (earlier) return earlier.content_hash === hashOfDecision(order) ? accept(true) : refuse("key_reused");
    return this.#isOpen(order.operator, order.member) ? accept(false) : refuse("reason_required");
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
    const { operator, member, reason, kind, number, ...decision } = order;
    const now = clock.now();
    return this.#decide({ operator, member, reason, action: IMPOSED[kind] }, (sql) => {
      keepCase(sql, {
        number,
        kind: "operator",
        reason: decision.ground,
        reported: member,
        reporter: null,
        at: now,
        details: { about: "account", text: "", messages: [], ...profile },
        content_hash: hashOfDecision(order),
      });
      const settled = {
        ...decision,
        case: number,
        outcome: kind,
        words: reason,
        operator: operator.id,
        decided_at: now,
      };
      settleCase(sql, settled, this.links);
    });
  }

  /** Lifts what was decided. `seen`: the `sequence` of the latest that counts. What does not count, or is lifted already, changes nothing. */
  async lift({ kind, seen, ...act }: Act & { kind: SanctionKind; seen: number | undefined }): Promise<Result> {
    const { operator, member, reason } = act;
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    if (seen === undefined) return accept();
    const lift = { member, kind, seen };
    if (liftedBefore(this.around.storage.sql, lift)) {
      await this.around.deliver();
      return accept();
    }
    return this.#decide({ ...act, action: `lifted_${kind}` }, (sql) => {
      const payload: LiftedSanction = {
        kind,
        case: null,
        decided_at: clock.now(),
        sequence: noteLift(sql, lift),
        reason,
      };
      const id = `sanction/${randomness.token()}`;
      enqueue(sql, { id, target: `member:${member}`, kind: "sanction_lifted", payload });
    });
  }

  /** Written down before the account is deleted as its member asked; else `reason_required`. */
  noteErasure({ at_once, operator, member, reason }: Act & { at_once: boolean }): Result {
    if (!this.#isOpen(operator, member)) return refuse("reason_required");
    const action = at_once ? "erased_at_once" : "erased";
    this.#write((sql) => writeAudit(sql, { operator, action, member, why: reason }));
    return accept();
  }

  async #decide(entry: Act & { action: string }, work: (sql: SqlStorage) => void): Promise<Result> {
    const { reason: why, ...about } = entry;
    if (!this.#isOpen(entry.operator, entry.member)) return refuse("reason_required");
    this.#write((sql) => {
      writeAudit(sql, { ...about, why });
      work(sql);
    });
    await this.around.deliver();
    return accept();
  }

  #isOpen(operator: Actor, member: string): boolean {
    const since = clock.now() - OPENED_FOR;
    return lastReason(this.around.storage.sql, { operator, member, since }, OPENINGS) !== undefined;
  }

  #write(work: (sql: SqlStorage) => void): void {
    const { storage, schedule } = this.around;
    storage.transactionSync(() => work(storage.sql));
    schedule();
  }
}

function hashOfDecision({ operator, member, kind, ground, until, reason }: Decision): string {
  return hashOf(JSON.stringify([operator.id, member, kind, ground, until, reason]));
}
