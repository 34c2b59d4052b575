import {
  caseGrounds,
  caseOutcomes,
  LONGEST_COMPLAINT,
  LONGEST_PLACE,
  LONGEST_REPORT,
  LONGEST_SENDER,
  reportReasons,
} from "./cases.ts";
import { defineEndpoint } from "../endpoint.ts";
import { card } from "../people/profile.ts";
import { id, instant, list, locale, mailLink, mintedKey, textUpTo } from "../scalars.ts";
import { z } from "../zod.ts";

/** `case`: the number under which it can be asked after, like `R-7KQ4-M2XD`. */
const receipt = z.object({ case: z.string() });

/**
 * Reports a member to the site's staff: their profile, or a message of theirs in the caller's own copy of the conversation, or
 * a photo. What it is about is kept as it is now. The same key again is the same case. `reports_waiting`: several about them wait,
 * and this one names no other message. Ours; decision 0170.
 */
export const sendReport = defineEndpoint({
  name: "sendReport",
  method: "POST",
  path: "/api/report.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    id,
    reason: z.enum(reportReasons),
    text: textUpTo(LONGEST_REPORT),
    message: id.optional(),
    photo: id.optional(),
  }),
  reply: receipt,
  problems: ["authentication_required", "key_reused", "not_found", "reports_waiting", "yourself"],
});

const goneConversation = z.object({
  conversation: z.object({ id }),
  /** Whom it was with; no more than a name. */
  profile: card.pick({ id: true, name: true, deleted: true, fictional: true }),
  last_sent_at: instant,
});

export type GoneConversation = z.output<typeof goneConversation>;

/**
 * With whom the caller had a conversation that is gone, whoever took it away and why, the latest first: what the other wrote is kept
 * for thirty days, and a complaint may take it along. Ours; decision 0181.
 */
export const listGoneConversations = defineEndpoint({
  name: "listGoneConversations",
  method: "GET",
  path: "/api/complaint.php",
  reply: z.object({ gone: list(goneConversation) }),
  problems: ["authentication_required"],
});

/**
 * A notice by anybody (Digital Services Act, article 16): where the content is, why it is illegal, and that this is said in good
 * faith. A visitor's name and address are asked for and may be missing: then nobody is told; a member's are the account's. `member`:
 * in whose name it is to go; `authentication_required` where they are not signed in, so that it is never taken for a stranger's. A member
 * may name a conversation that is gone (`listGoneConversations`) in place of an address: what was written there goes along, as it
 * does where the address names whom it was with. `not_found`: nothing is kept of it, or nobody is signed in. The same key again is the same case,
 * as are the same words by the same sender, where one is named, within an hour. Ours.
 */
export const sendComplaint = defineEndpoint({
  name: "sendComplaint",
  method: "POST",
  path: "/api/complaint.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    /** The page's address, or a name and what is said of it. Only who names a conversation may leave it out. */
    address: textUpTo(LONGEST_PLACE).optional(),
    conversation: id.optional(),
    member: id.optional(),
    reason: z.enum(reportReasons),
    text: textUpTo(LONGEST_COMPLAINT).min(1),
    name: z.string().max(LONGEST_SENDER).optional(),
    email: z.string().min(1, "email_invalid").max(254, "email_invalid").optional(),
    language: locale,
    good_faith: z.literal(true, "good_faith_required"),
  }),
  reply: receipt,
  problems: ["authentication_required", "key_reused", "not_found", "reports_waiting"],
});

/**
 * What the link of a decision's mail opens: the decision, and whether an appeal was made. `id` is the case's number. `sent`: an
 * appeal waits; `decided`: it was answered. Ours; Digital Services Act, article 20.
 */
export const getAppeal = defineEndpoint({
  name: "getAppeal",
  method: "GET",
  path: "/api/appeal.php",
  query: mailLink,
  reply: z.object({
    side: z.enum(["reported", "reporter"]),
    outcome: z.enum(caseOutcomes),
    ground: z.enum(caseGrounds),
    words: z.string(),
    /** When a measure ends that was taken for a time; null: it counts until somebody lifts it, or nothing is done. */
    until: instant.nullable(),
    decided_at: instant,
    state: z.enum(["open", "sent", "decided"]),
  }),
  problems: ["link_invalid"],
});

/** Appeals against a decision, once; the same words again are the same appeal. Ours. */
export const sendAppeal = defineEndpoint({
  name: "sendAppeal",
  method: "POST",
  path: "/api/appeal.php",
  keyed: true,
  body: mailLink.extend({ text: textUpTo(LONGEST_REPORT).min(1) }),
  reply: z.unknown(),
  problems: ["key_reused", "link_invalid"],
});
