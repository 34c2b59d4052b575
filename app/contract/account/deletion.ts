import { defineEndpoint } from "../endpoint.ts";
import { deletionReasons } from "./deletion-reasons.ts";
import { instant, mailLink } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * Deletes the account: hidden and signed out everywhere at once, erased after 14 days (spec §9); a mail holds the link
 * that takes it back, and signing in does too. A wrong password is `invalid_input` with `password: password_wrong`. Ours.
 */
export const deleteAccount = defineEndpoint({
  name: "deleteAccount",
  method: "DELETE",
  path: "/api/account.php",
  body: z.object({
    password: z.string().max(1000),
    /** Nobody has to say why they leave. */
    reason: z.enum(deletionReasons).optional(),
    comment: z.string().trim().max(1000).default(""),
  }),
  reply: z.object({ erased_at: instant }),
  problems: ["authentication_required", "too_many_attempts"],
});

/** Takes a deletion back by the mail's link, within its 14 days; signs nobody in. Harmless when repeated. Ours; spec §8. */
export const reactivateAccount = defineEndpoint({
  name: "reactivateAccount",
  method: "POST",
  path: "/api/account-restore.php",
  body: mailLink,
  reply: z.object({ restored: z.literal(true) }),
  problems: ["link_invalid"],
  keyed: true,
});
