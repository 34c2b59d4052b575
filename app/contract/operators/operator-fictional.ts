import { message } from "../conversations/message.ts";
import { defineEndpoint } from "../endpoint.ts";
import { profile } from "../people/profile.ts";
import { instant, list, numberInQuery, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * A conversation with a fictional profile that the operator has claimed: `own` messages are the profile's. `held`: what the member
 * has back without an answer by then, where anything is held. Decision 0172. Ours.
 */
export const fictionalConversation = defineEndpoint({
  name: "fictionalConversation",
  method: "GET",
  path: "/api/operator-fictional.php",
  query: z.object({ number: numberInQuery }),
  reply: z.object({
    fictional: profile,
    member: profile,
    messages: list(message),
    held: z.object({ credits: wholeNumber, until: instant }).nullish(),
    waits_since: instant,
    claimed_until: instant,
  }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

/**
 * Answers in the name of the profile, or says that nobody will (`close`): the credits that the member's messages cost are spent, or go
 * back. `seen`: when the latest message was sent that the operator has read, no more than was shown; what came later waits anew. Leaves ten seconds later. Ours.
 */
export const answerFictional = defineEndpoint({
  name: "answerFictional",
  method: "POST",
  path: "/api/operator-fictional.php",
  body: z.object({
    number: z.int().positive(),
    decision: z.enum(["answer", "close"]),
    text: z.string().optional(),
    seen: instant,
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed", "message_too_long"],
});
