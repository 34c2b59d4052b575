import type { CaseGround, CaseOutcome, CaseSide, MemberDecision } from "../../../../../../app/contract/safety/cases.ts";
import type { LiftedSanction, Sanction } from "../../../../../../app/contract/safety/sanctions.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { dayIn, endOfDay } from "../../../../../../app/domain/locale/day.ts";
import { SITE_TIME_ZONE } from "../../../../../../app/domain/locale/format.ts";
import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import { appealLink, type LinkMaker } from "./appeal-links.ts";
import { type Actor, IMPOSED } from "../audit/audit.ts";
import { type Case, type DecisionRow, decisionsOn, findCase } from "./cases.ts";
import { planEvidenceEnd } from "./evidence-end.ts";
import { sequenceForNext } from "../members/lifts.ts";
import { hasChanged } from "./seen-decisions.ts";
import { claimedItem } from "../queue/queue.ts";
import { decide, putBack } from "../queue/queue-decisions.ts";
import { sentCase, tellSide } from "./tell-side.ts";

/** What an operator says about a case. `ground` fits the outcome. */
export interface CaseOrder {
  number: number;
  operator: Actor;
  outcome: CaseOutcome;
  ground: CaseGround;
  words: string;
  /** How long it lasts; without, until it is lifted. */
  days?: number | undefined;
  /** Up to where the operator was shown what was decided about the member; without, nothing was. */
  seen?: number | undefined;
  /** Whom their page said that the case is about, null: nobody; without, that is not checked. */
  reported?: string | null | undefined;
}

/** Payload of the event `case_settled`, from the site to itself: it arrives when nobody can take the decision back. */
export interface SettledCase {
  case: string;
  outcome: CaseOutcome;
  ground: CaseGround;
  words: string;
  /** Milliseconds; `null`: until it is lifted. */
  until: number | null;
  operator: string;
  operator_name?: string;
  decided_at: number;
  /** The decision that this one answers an appeal against. */
  appealed?: number;
}

/** It had the name of the event that tells members: what is on its way gets its own. */
export const settledSchema = [
  "UPDATE outbox SET kind = 'case_settled' WHERE kind = 'case_decided' AND target = 'site'",
];

/** A case about nobody whom we know ends without a sanction: there is nobody to carry it out on. Only some sanctions last so many days. */
export function mayBeDone(
  sql: SqlStorage,
  number: string | undefined,
  { outcome, days }: Pick<CaseOrder, "outcome" | "days">,
): Result {
  if (days !== undefined && !mayLast(outcome)) return refuse("invalid_input", { fields: { days: "contradiction" } });
  const one = number === undefined ? undefined : findCase(sql, number);
  if (outcome === "nothing" || one?.reported !== null) return accept();
  return refuse("invalid_input", { fields: { outcome: "choose_one" } });
}

/** Does what is decided end by itself, if so decided? */
export function mayLast(outcome: CaseOutcome): boolean {
  return outcome === "hold" || outcome === "suspend";
}

/** When it ends, milliseconds; null: when it is lifted. The mail names the last day: it counts until that one's end. */
export function endAfter(days: number | undefined): number | null {
  return days === undefined ? null : endOfDay(SITE_TIME_ZONE, dayIn(SITE_TIME_ZONE, clock.now() + days * DAY));
}

/** As the audit log calls them. */
const ACTIONS = { nothing: "nothing", ...IMPOSED } as const;
const DAY = 24 * 60 * 60_000;

/** Decides a claimed report or complaint, in the running transaction; `decision_changed` where a colleague decided about the member meanwhile. */
export function decideCase(sql: SqlStorage, { number, seen = 0, reported, ...order }: CaseOrder): Result {
  const { operator, outcome, ground } = order;
  const item = claimedItem(sql, { number, operator });
  const allowed = mayBeDone(sql, item?.ref, order);
  if (!allowed.ok) return allowed;
  if (hasChanged(sql, { number: item?.ref, operator, seen, shown: reported })) return refuse("decision_changed");
  return decide(sql, {
    queue: "reports",
    number,
    operator,
    action: outcome === "nothing" && ground === "dealt_with" ? ground : ACTIONS[outcome],
    why: ground,
    events: ({ ref }) => [settledEvent(ref, order)],
  });
}

/** What is sent when an order becomes final. */
export function settledEvent(
  number: string,
  { operator, outcome, ground, words, days }: Omit<CaseOrder, "number">,
  appealed?: DecisionRow,
) {
  const now = clock.now();
  const isUpheld = appealed?.outcome === outcome;
  const payload: SettledCase = {
    case: number,
    outcome,
    ground,
    words,
    until: isUpheld ? appealed.until : endAfter(days),
    operator: operator.id,
    operator_name: operator.name,
    decided_at: now,
    ...(appealed && { appealed: appealed.number }),
  };
  return { target: "site", kind: "case_settled", payload };
}

/**
 * The decision is final: it is kept, carried out, and told to the two it concerns and to nobody else. An appeal waits again when
 * what was upheld has been lifted on the member's page meanwhile.
 */
export function settleCase(sql: SqlStorage, settled: SettledCase, links: LinkMaker): void {
  const one = findCase(sql, settled.case);
  if (!one) return;
  const before = decisionsOn(sql, one.number);
  const appealed = before.find(({ number }) => number === settled.appealed);
  const upheld = appealed !== undefined && appealed.outcome === settled.outcome;
  if (upheld && appealed.lifted) {
    const operator = { id: settled.operator, name: settled.operator_name ?? "" };
    return putBack(sql, { queue: "appeals", ref: String(appealed.number), operator });
  }
  // What is upheld keeps its place: it is no decision more about the member.
  const sequence = upheld ? appealed.sequence : sequenceForNext(sql, one.reported ?? "");
  const decision = keepDecision(sql, { ...settled, sequence }, upheld ? null : appealBy(settled, before));
  if (appealed) sql.exec("UPDATE appeals SET decided = 1 WHERE decision = ?", appealed.number);
  planEvidenceEnd(sql, one.number);
  if (!upheld) carryOut(sql, { one, settled, sequence, lifted: appealed?.outcome });
  tellConcerned(sql, { one, settled, decision, appealed, upheld, links });
}

/** Each side appeals once a case: who is sanctioned, and who reported where nothing was done at first. */
function appealBy({ outcome }: SettledCase, before: readonly DecisionRow[]): CaseSide | null {
  if (outcome === "nothing") return before.length === 0 ? "reporter" : null;
  return before.some(({ appeal_by }) => appeal_by === "reported") ? null : "reported";
}

function keepDecision(
  sql: SqlStorage,
  settled: SettledCase & Pick<DecisionRow, "sequence">,
  appeal_by: CaseSide | null,
): Decision {
  const { number } = sql
    .exec<{ number: number }>(
      `INSERT INTO case_decisions ("case", outcome, ground, words, until, operator, decided_at, sequence, on_appeal, appeal_by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`,
      settled.case,
      settled.outcome,
      settled.ground,
      settled.words,
      settled.until,
      settled.operator,
      settled.decided_at,
      settled.sequence,
      Number(settled.appealed !== undefined),
      appeal_by,
    )
    .one();
  return { number, appeal_by };
}

type Decision = Pick<DecisionRow, "number" | "appeal_by">;

interface CarryOut {
  one: Case;
  settled: SettledCase;
  sequence: number;
  /** What was decided before, and is no longer. */
  lifted: CaseOutcome | undefined;
}

/** The events `sanction` and `sanction_lifted`, of this case alone. */
function carryOut(sql: SqlStorage, { one, settled, sequence, lifted }: CarryOut): void {
  const { reported } = one;
  if (!reported) return;
  const { outcome, until, decided_at } = settled;
  const decision = { case: one.number, decided_at, sequence };
  const send = (kind: string, payload: Sanction | LiftedSanction) =>
    enqueue(sql, { id: `case/${one.number}/${decided_at}/${kind}`, target: `member:${reported}`, kind, payload });
  if (lifted && lifted !== "nothing") send("sanction_lifted", { ...decision, kind: lifted });
  if (outcome !== "nothing") send("sanction", { ...decision, kind: outcome, until });
}

interface Told extends Omit<CarryOut, "lifted" | "sequence"> {
  decision: Decision;
  appealed: DecisionRow | undefined;
  upheld: boolean;
  links: LinkMaker;
}

/** An appeal that changes nothing is told to who made it; who is reported hears of nothing that was not done to them. */
function tellConcerned(sql: SqlStorage, told: Told): void {
  const { settled, appealed, upheld } = told;
  const sides: CaseSide[] =
    upheld && appealed?.appeal_by
      ? [appealed.appeal_by]
      : settled.outcome === "nothing" && !appealed
        ? ["reporter"]
        : ["reported", "reporter"];
  for (const side of sides) tell(sql, told, side);
}

function tell(sql: SqlStorage, told: Told, side: CaseSide): void {
  const { one, settled, decision, appealed, links } = told;
  const { outcome, ground, words, until, decided_at } = settled;
  const acted = outcome !== "nothing";
  const isReporter = side === "reporter";
  tellSide(sql, one, {
    case: one.number,
    side,
    about: one.details.about,
    case_at: one.at,
    // Who reported hears that something was done, not what: that is between the site and the other member.
    outcome: isReporter && acted ? "acted" : outcome,
    ground,
    words: side === readerOf(told) ? words : "",
    until: isReporter ? null : until,
    change: changeFor(told, side),
    ...(isReporter && { sent: sentCase(one) }),
    ...(appealed?.appeal_by === side && { before: { outcome: appealed.outcome, words: appealed.words } }),
    link: decision.appeal_by === side ? appealLink(links, one.number, decision.number) : null,
    decided_at,
  });
}

/** An operator explains a decision to one side: whoever appealed without success, else who has to bear it, else who reported. */
function readerOf({ settled, appealed, upheld }: Told): CaseSide | null {
  if (upheld) return appealed?.appeal_by ?? null;
  return settled.outcome === "nothing" && !appealed ? "reporter" : "reported";
}

/** Who is reported has not heard of a report that was set aside: what follows from the other's appeal is news to them. */
function changeFor({ appealed, upheld }: Told, side: CaseSide): MemberDecision["change"] {
  if (!appealed || (side === "reported" && appealed.outcome === "nothing")) return "first";
  return upheld ? "upheld" : "reversed";
}
