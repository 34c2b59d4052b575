import { defineEndpoint } from "../endpoint.ts";
import { user } from "../people/profile.ts";
import { deviceToken, flag, holding, id, instant, list, mailLink, signedInAs } from "../scalars.ts";
import { z } from "../zod.ts";

/** What somebody typed; the rules of spec §5 answer with their own field codes. */
const typed = z.string().max(1000);

/** A device that is signed in. `device` is its user agent in the browser's own words. */
export const session = z.object({
  id,
  current: flag,
  device: z.string().nullish(),
  /** How it was signed in. */
  method: z.enum(["password", "passkey", "signup", "reset"]).nullish(),
  created: instant.nullish(),
  last_seen: instant.nullish(),
});

export type SignedInDevice = z.output<typeof session>;

/** Own devices, the asking one first, then the last seen. Ours. */
export const listSessions = defineEndpoint({
  name: "listSessions",
  method: "GET",
  path: "/api/sessions.php",
  reply: holding("sessions", list(session)),
  problems: ["authentication_required"],
});

/** Signs one device out; again, or one that is not there, is fine. Ours. */
export const endSession = defineEndpoint({
  name: "endSession",
  method: "DELETE",
  path: "/api/session.php",
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});

/** Signs all other devices out. `ended`: how many. Ours. */
export const endOtherSessions = defineEndpoint({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/api/sessions.php",
  body: z.object({}),
  reply: z.object({ ended: z.int() }),
  problems: ["authentication_required"],
  keyed: true,
});

/**
 * Mails a link to choose a new password, if the address has an account; the answer is the same if not (decision 0087).
 * Three a day of each network that asks, then `too_many_reset_mails` until midnight UTC; a known device has three of its own.
 * Above ten of all unknown networks one leaves in 45 minutes, with the same answer (decision 0126). Ours; spec §8.
 */
export const requestPasswordReset = defineEndpoint({
  name: "requestPasswordReset",
  method: "POST",
  path: "/api/password-reset.php",
  body: z.object({ email: typed.trim(), device: deviceToken.optional() }),
  reply: z.object({ sent: z.literal(true) }),
  problems: ["too_many_reset_mails"],
});

/** May this link still choose a password? Changes nothing. Ours. */
export const checkPasswordReset = defineEndpoint({
  name: "checkPasswordReset",
  method: "GET",
  path: "/api/password-reset.php",
  query: mailLink,
  reply: z.object({ valid: z.literal(true) }),
  problems: ["link_invalid"],
});

/** What a link of a mail is for. `undo` takes back a change of address or password, `restore` a deletion. */
export const mailLinkPurposes = ["activate", "email_change", "undo", "restore"] as const;
export type MailLinkPurpose = (typeof mailLinkPurposes)[number];
/** `open`: a press does what the link is for. `done`: that is so already. */
export type LinkState = "open" | "done";

/**
 * What would a press on this link of a mail do? Changes nothing; only who holds the secret learns anything. An API without
 * it may answer anything else: then the button is shown, and says what came of it. Ours.
 */
export const checkMailLink = defineEndpoint({
  name: "checkMailLink",
  method: "GET",
  path: "/api/mail-link.php",
  query: mailLink.extend({ purpose: z.enum(mailLinkPurposes) }),
  reply: z.object({ state: z.enum(["open", "done"]) }),
  problems: ["link_invalid"],
});

/**
 * The new password by the mail's link, which works once and for one hour. Every device is signed out, this one is
 * signed in (session cookie), a block of the account ends, and the address counts as confirmed. Ours.
 */
export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "PUT",
  path: "/api/password-reset.php",
  body: mailLink.extend({ password: typed, device: deviceToken.optional() }),
  reply: signedInAs(user),
  problems: ["link_invalid", "account_suspended", "account_banned"],
});

/**
 * Another password. A wrong old one is `invalid_input` with `old_password: password_wrong`, the old one again
 * `password: password_same`. Other devices are signed
 * out, and passkeys go if that is wished: whoever knew the old password may have made one. A mail with a 48-hour undo link goes to the address. Ours; spec §5.
 */
export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PUT",
  path: "/api/password.php",
  body: z.object({ old_password: typed, password: typed, remove_passkeys: z.boolean().default(false) }),
  reply: z.unknown(),
  problems: ["authentication_required", "too_many_attempts"],
});

/**
 * Mails a confirmation link (24 hours) to the new address; until it is followed nothing changes. Five mails a day, then
 * `rate_limited`. Field codes:
 * `email: new_email_invalid | new_email_same | email_taken`, `password: password_wrong`. Ours; spec §4, §5.
 */
export const requestEmailChange = defineEndpoint({
  name: "requestEmailChange",
  method: "PUT",
  path: "/api/email.php",
  body: z.object({ email: typed.trim(), password: typed }),
  reply: z.object({ sent: z.literal(true) }),
  problems: ["authentication_required", "too_many_attempts"],
});

/** Drops a change that waits for its confirmation; harmless without one. Ours. */
export const cancelEmailChange = defineEndpoint({
  name: "cancelEmailChange",
  method: "DELETE",
  path: "/api/email.php",
  body: z.object({}),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});

/** The link in the mail to the new address; the old one gets a mail with an undo link of 48 hours. Harmless when repeated. Ours. */
export const confirmEmailChange = defineEndpoint({
  name: "confirmEmailChange",
  method: "POST",
  path: "/api/mail-change.php",
  body: mailLink,
  reply: z.object({ email: z.string() }),
  problems: ["link_invalid", "email_taken"],
  keyed: true,
});

/**
 * Takes a change of address or password back: the address is again what it was, every device is signed out, and no
 * password works until one is chosen by the link that is mailed to it, since whoever changed anything knew the old one
 * (decision 0061). Harmless when repeated. Ours.
 */
export const undoAccountChange = defineEndpoint({
  name: "undoAccountChange",
  method: "POST",
  path: "/api/account-undo.php",
  body: mailLink,
  reply: z.object({ undone: z.enum(["email", "password"]) }),
  problems: ["link_invalid"],
  keyed: true,
});
