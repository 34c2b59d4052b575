import type { CaseGround, CaseOutcome, CaseSide } from "../../../../../../app/contract/safety/cases.ts";
import type { AnswerOf } from "../../../../../../app/contract/endpoint.ts";
import type { getAppeal } from "../../../../../../app/contract/safety/reports.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { decisionOfLink, type LinkMaker } from "./appeal-links.ts";
import { type CaseOrder, mayBeDone, settledEvent } from "./case-decisions.ts";
import { type DecisionRow, findCase } from "./cases.ts";
import { planEvidenceEnd } from "./evidence-end.ts";
import { claimedItem, putItem } from "../queue/queue.ts";
import { decide } from "../queue/queue-decisions.ts";
import { hasChanged } from "./seen-decisions.ts";
import { confirmAppeal } from "./tell-side.ts";

interface Appeal {
  decision: number;
  case: string;
  side: CaseSide;
  text: string;
  /** Milliseconds. */
  at: number;
  decided: number;
}

interface Link {
  id: string;
  token: string;
}

/** What the link of a mail opens, or `link_invalid`. */
export function openAppeal(sql: SqlStorage, links: LinkMaker, link: Link): Result<AnswerOf<typeof getAppeal>> {
  const decision = decisionOfLink(sql, links, { ...link, now: clock.now() });
  if (!decision?.appeal_by) return refuse("link_invalid");
  const { outcome, ground, words, until, decided_at, appeal_by: side } = decision;
  const appeal = appealAgainst(sql, decision.number);
  const state = !appeal ? "open" : appeal.decided ? "decided" : "sent";
  const moments = { until: until === null ? null : instantOf(until), decided_at: instantOf(decided_at) };
  return accept({ side, outcome, ground, words, ...moments, state });
}

/** One appeal a decision; other words than before are `key_reused`. For another operator than the one who decided. */
export function sendAppeal(sql: SqlStorage, links: LinkMaker, { text, ...link }: Link & { text: string }): Result {
  const decision = decisionOfLink(sql, links, { ...link, now: clock.now() });
  const one = findCase(sql, link.id);
  if (!decision?.appeal_by || !one) return refuse("link_invalid");
  const earlier = appealAgainst(sql, decision.number);
  if (earlier) return earlier.text === text ? accept() : refuse("key_reused");
  const at = clock.now();
  sql.exec(
    'INSERT INTO appeals (decision, "case", side, text, at) VALUES (?, ?, ?, ?, ?)',
    decision.number,
    one.number,
    decision.appeal_by,
    text,
    at,
  );
  planEvidenceEnd(sql, one.number);
  const ref = String(decision.number);
  putItem(sql, { queue: "appeals", ref, member: one.reported ?? "", at, excluded: decision.operator });
  confirmAppeal(sql, one, { side: decision.appeal_by, decision: decision.number, at, text });
  return accept();
}

/** The appeal against a decision, by the decision's number. */
export function appealAgainst(sql: SqlStorage, decision: number): Appeal | undefined {
  const [row] = sql
    .exec<Record<string, SqlStorageValue>>("SELECT * FROM appeals WHERE decision = ?", decision)
    .toArray() as unknown as Appeal[];
  return row;
}

export interface AppealOrder extends Omit<CaseOrder, "outcome" | "ground"> {
  decision: "uphold" | "reverse";
  /** Of a reversal: what is decided instead. */
  outcome?: CaseOutcome | undefined;
  ground?: CaseGround | undefined;
}

/** What an appeal is against; undefined without a claim. */
export function appealedDecision(
  sql: SqlStorage,
  held: Pick<CaseOrder, "number" | "operator">,
): DecisionRow | undefined {
  const item = claimedItem(sql, held);
  if (item?.queue !== "appeals") return undefined;
  return sql
    .exec<Record<string, SqlStorageValue>>("SELECT * FROM case_decisions WHERE number = ?", Number(item.ref))
    .toArray()[0] as unknown as DecisionRow | undefined;
}

/**
 * Decides a claimed appeal, in the running transaction. What is upheld stays as it was, for as long as it was said to; so what
 * was lifted on the member's page cannot be: `decision_changed`, as where a colleague decided about the member meanwhile. What it
 * is against every page shows.
 */
export function decideAppeal(sql: SqlStorage, { number, decision, seen = 0, ...order }: AppealOrder): Result {
  const { operator } = order;
  const against = appealedDecision(sql, { number, operator });
  if (!against) return refuse("not_claimed");
  const isUpheld = decision === "uphold";
  if (isUpheld && against.lifted) return refuse("decision_changed");
  const { outcome = against.outcome, ground = against.ground } = isUpheld ? against : order;
  const allowed = isUpheld ? accept() : mayBeDone(sql, against.case, { ...order, outcome });
  if (!allowed.ok) return allowed;
  const shown = Math.max(seen, against.sequence);
  if (hasChanged(sql, { number: against.case, operator, seen: shown })) return refuse("decision_changed");
  const event = settledEvent(against.case, { ...order, outcome, ground }, against);
  const action = isUpheld ? "uphold" : (`reverse_${outcome}` as const);
  return decide(sql, { queue: "appeals", number, operator, action, why: ground, events: () => [event] });
}
