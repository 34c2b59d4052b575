import { defineEndpoint } from "../endpoint.ts";
import { image, profile } from "../people/profile.ts";
import { instant, numberInQuery } from "../scalars.ts";
import { textRefusals } from "./text-refusals.ts";
import { z } from "../zod.ts";

/**
 * A text that the operator has claimed, with the profile of who wrote it: an "about me" with contact details, or a message that
 * begins a conversation; `to`: the name of whom it is for. `claimed_until`: after that somebody else may take it over. Ours.
 */
export const inspectedText = defineEndpoint({
  name: "inspectedText",
  method: "GET",
  path: "/api/operator-text.php",
  query: z.object({ number: numberInQuery }),
  reply: z.object({
    kind: z.enum(["about", "message"]),
    text: z.string(),
    to: z.string().nullish(),
    /** Of a message with a photo. */
    photo: image.nullish(),
    profile,
    waits_since: instant,
    claimed_until: instant,
  }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

/**
 * Approves or refuses a text that the operator has claimed; refusing needs a `reason`. Ten seconds later others see it, or its
 * writer reads why not. Ours.
 */
export const decideText = defineEndpoint({
  name: "decideText",
  method: "POST",
  path: "/api/operator-text.php",
  body: z.object({
    number: z.int().positive(),
    decision: z.enum(["approve", "refuse"]),
    reason: z.enum(textRefusals).optional(),
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed"],
});
