import { defineEndpoint } from "../endpoint.ts";
import { id, locale, mintedKey, textUpTo } from "../scalars.ts";
import { z } from "../zod.ts";
import { LONGEST_SENDER } from "./cases.ts";
import { LONGEST_PAYMENT, LONGEST_QUESTION, type SupportTopic, supportTopics } from "./support-topics.ts";

/**
 * A question to the site's support, by anybody. A visitor says an address, where the answer is mailed (`email_invalid` without); a
 * member's is the account's. `payment`: the number of a payment or of its receipt, as they wrote it. `member`: in whose name it is to
 * go; `authentication_required` where they are not signed in. The same key again is the same case, as are the same words by the same
 * sender within an hour, until somebody has answered. `reports_waiting`: several of theirs (of a visitor: from their network in this address's name) wait for an answer. `case`: the number under
 * which it can be asked after, like `R-7KQ4-M2XD`. Ours; decision 0248.
 */
export const sendSupport = defineEndpoint({
  name: "sendSupport",
  method: "POST",
  path: "/api/support.php",
  keyed: true,
  body: z.object({
    key: mintedKey,
    member: id.optional(),
    topic: z.enum(supportTopics),
    text: textUpTo(LONGEST_QUESTION).min(1),
    payment: textUpTo(LONGEST_PAYMENT).optional(),
    name: z.string().max(LONGEST_SENDER).optional(),
    email: z.string().min(1, "email_invalid").max(254, "email_invalid").optional(),
    language: locale,
  }),
  reply: z.object({ case: z.string() }),
  problems: ["authentication_required", "key_reused", "reports_waiting"],
});

/** Payload of the event `support_asked`, from the site: a member's own question arrived. */
export interface AskedSupport {
  case: string;
  topic: SupportTopic;
  text: string;
  /** Empty without. */
  payment: string;
  /** Milliseconds. */
  at: number;
  /** Is it confirmed by mail? */
  receipt: boolean;
}

/** Payload of the event `support_answered`, from the site. */
export interface AnsweredSupport {
  case: string;
  topic: SupportTopic;
  /** When it was asked, milliseconds. */
  asked_at: number;
  /** In an operator's words. */
  answer: string;
  /** Milliseconds. */
  answered_at: number;
}
