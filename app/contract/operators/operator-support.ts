import { defineEndpoint } from "../endpoint.ts";
import { id, instant, locale, numberInQuery, textUpTo } from "../scalars.ts";
import { LONGEST_QUESTION, supportTopics } from "../safety/support-topics.ts";
import { z } from "../zod.ts";

/**
 * A question to the support that the operator has claimed in the queue `support`. The look is written down, once a claim.
 * `reporter`: the member who asked, null for a visitor. Ours; decision 0248.
 */
export const supportQuestion = defineEndpoint({
  name: "supportQuestion",
  method: "GET",
  path: "/api/operator-support.php",
  query: z.object({ number: numberInQuery }),
  reply: z.object({
    case: z.string(),
    topic: z.enum(supportTopics),
    text: z.string(),
    /** Number of a payment or receipt, as it was written; empty without. */
    payment: z.string(),
    reporter: id.nullable(),
    contact: z.object({ name: z.string(), email: z.string() }),
    /** In which they read the answer. */
    language: locale,
    at: instant,
    waits_since: instant,
    claimed_until: instant,
  }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

/**
 * Answers a claimed question, or closes it without an answer (`close`, for what is none). Ten seconds later the answer is mailed and the
 * case is closed. Ours; decision 0248.
 */
export const answerSupport = defineEndpoint({
  name: "answerSupport",
  method: "POST",
  path: "/api/operator-support.php",
  body: z.object({
    number: z.int().positive(),
    decision: z.enum(["answer", "close"]),
    text: textUpTo(LONGEST_QUESTION).optional(),
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed"],
});
