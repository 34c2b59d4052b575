import { caseGrounds, caseOutcomes, LONGEST_REPORT, reportReasons } from "../safety/cases.ts";
import { defineEndpoint } from "../endpoint.ts";
import { image, profile } from "../people/profile.ts";
import { operatorReason } from "./operator-reason.ts";
import { country, flag, id, instant, list, numberInQuery } from "../scalars.ts";
import { sanctionKinds } from "../safety/sanctions.ts";
import { z } from "../zod.ts";

/** What was decided on a case, the first time or on an appeal. */
const decision = z.object({
  outcome: z.enum(caseOutcomes),
  ground: z.enum(caseGrounds),
  words: z.string(),
  until: instant.nullable(),
  decided_at: instant,
  on_appeal: z.boolean(),
  /** An operator has lifted it since, on the member's page. */
  lifted: z.boolean(),
});

export type CaseDecision = z.output<typeof decision>;

const caseSide = z.enum(["reported", "reporter"]);

/** A colleague works on it now, or it was decided, which has not been carried out yet. */
const progress = z.enum(["claimed", "decided"]);

export type CaseProgress = z.output<typeof progress>;

/** A case as lists about a member have it; `operator`: decided on the member's page, without a report. Without decisions it waits. `evidence`: is it kept still (decision 0170)? */
export const caseSummary = z.object({
  case: z.string(),
  kind: z.enum(["report", "complaint", "operator"]),
  reason: z.enum(reportReasons),
  at: instant,
  evidence: flag,
  decisions: list(decision),
  appeals: list(z.object({ side: caseSide, at: instant, decided: flag, progress: progress.nullish() })),
});

export type CaseSummary = z.output<typeof caseSummary>;

/** With what happens to it now; of an appeal, that stands there. */
export const followedCase = caseSummary.extend({ progress: progress.nullish() });

export type FollowedCase = z.output<typeof followedCase>;

/** What counts about a member now; `until` null: until it is lifted. */
export const standing = list(z.object({ kind: z.enum(sanctionKinds), until: instant.nullable() }));

/** How many days a hold or suspension lasts; without, until it is lifted. */
export const lastsDays = z.int().min(1).max(3650).optional();

/** Up to which decision about the member the page showed what counts; without, nothing was decided. */
export const seenUpTo = z.int().nonnegative().optional();

/** A message of the evidence; `own`: the reporter's. */
const evidenceMessage = z.object({
  id,
  own: z.boolean(),
  named: z.boolean(),
  text: z.string(),
  gift: id.optional(),
  /** A photo: its copy's id in `photos`; empty where there is none, of the reporter's own ones or as it is gone. */
  photo: z.string().optional(),
  sent_at: instant,
});

/** A case with all that was kept of it when it came. */
const caseEvidence = caseSummary.extend({
  /** Ids; nobody's: a visitor, an erased member, or content that we could not place. */
  reporter: id.nullable(),
  reported: id.nullable(),
  /** An operator found whom a complaint is about, which it did not say (`attachMember`). */
  attached: flag,
  /** In which each of them reads what is decided, where that is known. */
  languages: z.object({ reported: z.string().nullish(), reporter: z.string().nullish() }).nullish(),
  text: z.string(),
  /** Of a complaint: where the content is, in its words, and who says it. */
  address: z.string().nullish(),
  contact: z.object({ name: z.string(), email: z.string() }).nullish(),
  messages: list(evidenceMessage),
  profile: profile.nullish(),
  photos: list(image),
});

export type CaseEvidence = z.output<typeof caseEvidence>;

/**
 * A case that the operator has claimed, in the queue `reports` or `appeals`, with all that was kept of it when it came. The
 * look is written down, once a claim. Ours; decision 0170.
 */
export const operatorCase = defineEndpoint({
  name: "operatorCase",
  method: "GET",
  path: "/api/operator-case.php",
  query: z.object({ number: numberInQuery }),
  reply: caseEvidence.extend({
    appeal: z.object({ side: caseSide, text: z.string(), at: instant }).nullish(),
    /** Other cases about the same member. */
    earlier: list(followedCase),
    /** Null: about nobody, or they are erased. */
    standing: standing.nullish(),
    /** Grows with each decision about the member and each lift that `standing` shows; a decision says up to which one it was seen. */
    seen: z.int().nonnegative(),
    /** Of whom it is about, else of who sent it, where that is known: a search for the member begins there. */
    country: country.nullish(),
    waits_since: instant,
    claimed_until: instant,
  }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

/**
 * A decided case about a member whom the operator has opened, with what is left of its evidence. The look is written down, once for each reason.
 * `reason_required`: they were not opened, or longer ago. Ours; decision 0174.
 */
export const decidedCase = defineEndpoint({
  name: "decidedCase",
  method: "GET",
  path: "/api/operator-decided-case.php",
  query: z.object({ id, case: z.string().min(1).max(50) }),
  reply: caseEvidence,
  problems: ["authentication_required", "not_found", "reason_required"],
});

const given = {
  number: z.int().positive(),
  /** It must fit the outcome (`groundsFor`). */
  ground: z.enum(caseGrounds).optional(),
  /** The operator's own, for one side: who bears a measure, whose appeal it answers, or who reported where nothing is done. */
  words: z.string().max(LONGEST_REPORT).optional(),
  days: lastsDays,
  /** Of `operatorCase`. */
  seen: seenUpTo,
};

/**
 * Says whom a claimed complaint is about, where nobody could place it: what is kept of them is as it is now. Another member takes the
 * place of the one before, until something is decided. `yourself`: it comes from their own address, or they are the operator. Where the complaint itself says
 * whom it is about, `invalid_input`. It is written down with the reason. Ours; decision 0170.
 */
export const attachMember = defineEndpoint({
  name: "attachMember",
  method: "POST",
  path: "/api/operator-case-member.php",
  body: z.object({ number: z.int().positive(), id, reason: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed", "not_found", "yourself"],
});

/**
 * Decides a claimed report or complaint; a measure needs words, and so does `dealt_with`. Everybody concerned is told ten seconds later.
 * `decision_changed`: a colleague decided or lifted something about the member that was not `seen`, or decided on another case about them
 * what has not been carried out yet, or it is about somebody else than `reported` by now; nothing is decided. Ours; decision 0173.
 */
export const decideCase = defineEndpoint({
  name: "decideCase",
  method: "POST",
  path: "/api/operator-case.php",
  body: z.object({
    ...given,
    outcome: z.enum(caseOutcomes),
    /** Whom the page said that it is about, null: nobody we know; without, that is not checked. */
    reported: id.nullable().optional(),
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_claimed"],
});

/**
 * Decides a claimed appeal, which somebody else's decision is about: it stays, or it is reversed. A measure and what stays need words. Reversed, a sanction is lifted;
 * where nothing was done `outcome` says what is done now. What was lifted on the member's page cannot be upheld: `decision_changed`, as in
 * `decideCase`. Ours.
 */
export const decideAppeal = defineEndpoint({
  name: "decideAppeal",
  method: "POST",
  path: "/api/operator-appeal.php",
  body: z.object({ ...given, decision: z.enum(["uphold", "reverse"]), outcome: z.enum(caseOutcomes).optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "decision_changed", "not_claimed"],
});
