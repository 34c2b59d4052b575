import { defineEndpoint } from "../endpoint.ts";
import { flag, holding, instant, list } from "../scalars.ts";
import { z } from "../zod.ts";

/** One thing that was agreed to, or with `given: false` withdrawn. Design §8. */
export const consent = z.object({
  kind: z.enum(["terms", "privacy", "sensitive", "news"]),
  /** Of the text that was agreed to, for those that have one. */
  version: instant.nullish(),
  at: instant,
  given: flag.default(true),
});

export type Consent = z.output<typeof consent>;

/** Everything that was agreed to or withdrawn, newest first. Ours; design §8. */
export const listConsents = defineEndpoint({
  name: "listConsents",
  method: "GET",
  path: "/api/consents.php",
  reply: holding("consents", list(consent)),
  problems: ["authentication_required"],
});

/** Agrees to the terms and the privacy statement of `version`; an older or unknown one is `invalid_input`. Ours. */
export const giveConsent = defineEndpoint({
  name: "giveConsent",
  method: "POST",
  path: "/api/consents.php",
  body: z.object({ version: instant }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
