import { defineEndpoint } from "../endpoint.ts";
import { photoRefusals } from "./photo-refusals.ts";
import { image, profile } from "../people/profile.ts";
import { queueNames } from "./queue-names.ts";
import { instant, numberInQuery } from "../scalars.ts";
import { z } from "../zod.ts";

/** The number of something in a queue. */
const number = z.int().positive();

/**
 * The oldest in this queue that nobody works on is the operator's for five minutes; what they have claimed already comes first.
 * `after`: what they leave to others, and the next behind it. Nothing when nothing waits. Ours.
 */
export const claimItem = defineEndpoint({
  name: "claimItem",
  method: "POST",
  path: "/api/operator-claim.php",
  body: z.object({ queue: z.enum(queueNames), after: number.optional() }),
  reply: z.object({ number: number.nullable() }),
  problems: ["authentication_required"],
});

/** Leaves all that the operator has claimed to others, when they stop working. Ours. */
export const releaseClaims = defineEndpoint({
  name: "releaseClaims",
  method: "DELETE",
  path: "/api/operator-claim.php",
  body: z.object({}),
  reply: z.unknown(),
  problems: ["authentication_required"],
});

/** Takes back an own decision within ten seconds; then it is the operator's to decide again. Of another `queue` than is said it is not. Ours. */
export const undoDecision = defineEndpoint({
  name: "undoDecision",
  method: "DELETE",
  path: "/api/operator-decision.php",
  body: z.object({ number, queue: z.enum(queueNames).optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "too_late"],
});

/**
 * A photo that the operator has claimed, with the profile that it belongs to: all of its photos, whatever their status, and
 * what others see or would see. `claimed_until`: after that somebody else may take it over (`not_claimed`); a look before
 * they do is a new claim, and written down. Without names while there is no picture to show. Ours.
 */
export const inspectedPhoto = defineEndpoint({
  name: "inspectedPhoto",
  method: "GET",
  path: "/api/operator-photo.php",
  query: z.object({ number: numberInQuery }),
  reply: z.object({ photo: image, profile, waits_since: instant, claimed_until: instant }),
  problems: ["authentication_required", "not_claimed", "not_found"],
});

/**
 * Approves or refuses a photo that the operator has claimed; refusing needs a `reason`. The member is told ten seconds later.
 * Ours.
 */
export const decidePhoto = defineEndpoint({
  name: "decidePhoto",
  method: "POST",
  path: "/api/operator-photo.php",
  body: z.object({ number, decision: z.enum(["approve", "refuse"]), reason: z.enum(photoRefusals).optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_claimed"],
});
