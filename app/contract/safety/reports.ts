import { caseGrounds, caseOutcomes, LONGEST_COMPLAINT, LONGEST_REPORT, reportReasons } from "./cases.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, instant, locale, mailLink, mintedKey, textUpTo } from "../scalars.ts";
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

/**
 * A notice by anybody (Digital Services Act, article 16): where the content is, why it is illegal, and that this is said in good
 * faith. A name and an address are asked for and may be missing: then nobody is told. The same key again is the same case. Ours.
 */
export const sendComplaint = defineEndpoint({
  name: "sendComplaint",
  method: "POST",
  path: "/api/complaint.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    /** The page's address, or a name and what is said of it. */
    address: z.string().min(1).max(1000),
    reason: z.enum(reportReasons),
    text: textUpTo(LONGEST_COMPLAINT).min(1),
    name: z.string().max(100).optional(),
    email: z.string().min(1, "email_invalid").max(254, "email_invalid").optional(),
    language: locale,
    good_faith: z.literal(true, "good_faith_required"),
  }),
  reply: receipt,
  problems: ["key_reused", "reports_waiting"],
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
