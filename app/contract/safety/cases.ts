/** Rules that somebody may have broken: what a sanction rests on. The texts are `cases:grounds.<ground>`. */
export const rules = [
  "fake_profile",
  "asks_for_money",
  "harassment",
  "hate",
  "nudity",
  "underage",
  "advertising",
  "illegal",
] as const;

export type BrokenRule = (typeof rules)[number];

/** So many cases about one member are listed, the latest first. */
export const MOST_CASES = 50;

/** Why somebody reports something. The texts are `cases:reasons.<reason>`. */
export const reportReasons = [...rules, "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What an operator decides on a case; all but `nothing` are sanctions. */
export const caseOutcomes = ["nothing", "warn", "hold", "suspend", "ban"] as const;

export type CaseOutcome = (typeof caseOutcomes)[number];

/** Why nothing is done; `dealt_with`: something was, elsewhere or otherwise, and words say what. */
const noActionGrounds = ["no_violation", "not_enough_evidence", "already_gone", "dealt_with"] as const;

/** Which rule a sanction rests on, or why there is none. */
export const caseGrounds = [...rules, ...noActionGrounds] as const;

export type CaseGround = (typeof caseGrounds)[number];

/** The grounds that an outcome may rest on. */
export function groundsFor(outcome: CaseOutcome): readonly CaseGround[] {
  return outcome === "nothing" ? noActionGrounds : rules;
}

/** What a decision is called: what was dealt with in another way is no mere nothing. The texts are `cases:outcomes.<…>`. */
export function outcomeShown({ outcome, ground }: { outcome: CaseOutcome; ground: CaseGround }) {
  return outcome === "nothing" && ground === "dealt_with" ? ground : outcome;
}

/** Must an operator say why in words? Of a measure, and where they say that it was dealt with in another way. */
export function needsWords({ outcome, ground }: { outcome: CaseOutcome; ground?: CaseGround | undefined }): boolean {
  return outcome !== "nothing" || ground === "dealt_with";
}

/** Which side of a case somebody is on. */
export type CaseSide = "reported" | "reporter";

/** Characters at most: of a report or an appeal, and of a complaint, which has to say all. */
export const LONGEST_REPORT = 2000;
export const LONGEST_COMPLAINT = 4000;
/** Of a complaint: where it is, and who says so. */
export const LONGEST_PLACE = 1000;
export const LONGEST_SENDER = 100;

/** What somebody sent us, told back to them. */
export interface SentCase {
  kind: "report" | "complaint";
  reason: ReportReason;
  /** Whom a report is about, as its sender saw them. */
  person?: { id: string; name: string; fictional: boolean };
}

/** A copy of what somebody wrote to us, for their own address. */
export interface SentWords {
  text: string;
  /** Of a complaint: where it is. */
  place?: string;
}

/** Payload of the event `appeal_received`, from the site: the member's appeal waits for somebody to decide on it. */
export interface ReceivedAppeal {
  case: string;
  /** Milliseconds. */
  at: number;
  /** As they wrote it; absent in what an earlier build sent. */
  text?: string;
  /** Id of whom it may name: of who reported, whom they reported. */
  about?: string;
}

/** Payload of the event `case_decided`, from the site: what a member on one side of a case hears of its decision. */
export interface MemberDecision {
  case: string;
  side: CaseSide;
  /** `account`: an operator decided without a report. */
  about: "profile" | "message" | "photo" | "content" | "account";
  /** When it was reported, milliseconds. */
  case_at: number;
  /** `acted`: something was done, which is not told; `gone`: nobody decided, as the account that it was about is no more. */
  outcome: CaseOutcome | "acted" | "gone";
  ground: CaseGround;
  /** The operator's own; empty for who is not to read them. */
  words: string;
  /** To who reported; absent in what an earlier build sent. */
  sent?: SentCase;
  /** To who appealed; absent in what an earlier build sent. */
  before?: { outcome: CaseOutcome; words: string };
  /** Milliseconds; `null`: until it is lifted. */
  until: number | null;
  /** `upheld` and `reversed` answer an appeal; with `gone` it is one that nobody decided on, and the decision stays. */
  change: "first" | "upheld" | "reversed";
  /** Where one may appeal against it. */
  link: string | null;
  /** Milliseconds. */
  decided_at: number;
}
