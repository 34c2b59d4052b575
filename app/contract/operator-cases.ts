import { caseGrounds, caseOutcomes, LONGEST_REPORT, reportReasons } from "./cases.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image, profile } from "./profile.ts";
import { id, instant, list } from "./scalars.ts";
import { z } from "./zod.ts";

/** What was decided on a case, the first time or on an appeal. */
const decision = z.object({
  outcome: z.enum(caseOutcomes),
  ground: z.enum(caseGrounds),
  words: z.string(),
  until: instant.nullable(),
  decided_at: instant,
  on_appeal: z.boolean(),
});

export type CaseDecision = z.output<typeof decision>;

/** A case as lists about a member have it. Without decisions it waits. */
const caseSummary = z.object({
  case: z.string(),
  kind: z.enum(["report", "complaint"]),
  reason: z.enum(reportReasons),
  at: instant,
  decisions: list(decision),
});

export type CaseSummary = z.output<typeof caseSummary>;

/** A message of the evidence; `own`: the reporter's. */
const evidenceMessage = z.object({ id, own: z.boolean(), named: z.boolean(), text: z.string(), sent_at: instant });

/**
 * A case that the operator has claimed, in the queue `reports` or `appeals`, with all that was kept of it when it came. Each
 * call is written down. Ours; decision 0170.
 */
export const operatorCase = defineEndpoint({
  name: "operatorCase",
  method: "GET",
  path: "/api/operator-case.php",
  query: z.object({
    number: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
  reply: caseSummary.extend({
    /** Ids; nobody's: a visitor, an erased member, or content that we could not place. */
    reporter: id.nullable(),
    reported: id.nullable(),
    text: z.string(),
    /** Of a complaint: where the content is, in its words, and who says it. */
    address: z.string().nullish(),
    contact: z.object({ name: z.string(), email: z.string() }).nullish(),
    messages: list(evidenceMessage),
    profile: profile.nullish(),
    photos: list(image),
    appeal: z.object({ side: z.enum(["reported", "reporter"]), text: z.string(), at: instant }).nullish(),
    /** Other cases about the same member. */
    earlier: list(caseSummary),
    waits_since: instant,
    claimed_until: instant,
  }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

const given = {
  number: z.int().positive(),
  /** It must fit the outcome (`groundsFor`). */
  ground: z.enum(caseGrounds).optional(),
  /** The operator's own, which all concerned read. */
  words: z.string().max(LONGEST_REPORT).optional(),
  /** How long a hold or suspension lasts; without, until it is lifted. */
  days: z.int().min(1).max(3650).optional(),
};

/** Decides a claimed report or complaint. Everybody concerned is told ten seconds later. Ours. */
export const decideCase = defineEndpoint({
  name: "decideCase",
  method: "POST",
  path: "/api/operator-case.php",
  body: z.object({ ...given, outcome: z.enum(caseOutcomes) }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed"],
});

/**
 * Decides a claimed appeal, which somebody else's decision is about: it stays, or it is reversed. Reversed, a sanction is lifted;
 * where nothing was done `outcome` says what is done now. Ours.
 */
export const decideAppeal = defineEndpoint({
  name: "decideAppeal",
  method: "POST",
  path: "/api/operator-appeal.php",
  body: z.object({ ...given, decision: z.enum(["uphold", "reverse"]), outcome: z.enum(caseOutcomes).optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed"],
});
