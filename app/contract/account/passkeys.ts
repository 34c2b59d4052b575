import { defineEndpoint } from "../endpoint.ts";
import { deviceToken, holding, instant, list } from "../scalars.ts";
import { signedInReply } from "./session.ts";
import { z } from "../zod.ts";

/** WebAuthn's own JSON (W3C, `PublicKeyCredential…JSON`); the library that checks it knows its shape. */
const webAuthnJson = z.record(z.string(), z.unknown());
/** WebAuthn's options with a challenge. `state` comes back with the response: signed by the API, valid for five minutes, once. */
export const passkeyOptions = z.object({ options: webAuthnJson, state: z.string() });
/** A device's response to such options. */
export const passkeyAnswer = z.object({ response: webAuthnJson, state: z.string().max(2000) });

/** A credential's id as WebAuthn writes it (base64url of at most 1023 bytes). */
export const credentialId = z.string().min(1).max(2000);

/**
 * The options (`PublicKeyCredentialRequestOptionsJSON`) with which a browser signs in by a passkey. `not_found`: the site has
 * no address that passkeys can belong to (decision 0069). Ours.
 */
export const passkeySignInOptions = defineEndpoint({
  name: "passkeySignInOptions",
  method: "GET",
  path: "/api/passkey-sign-in.php",
  reply: passkeyOptions,
  problems: ["not_found"],
});

/** Signs in with a passkey (session cookie), with the same rights as by password. Any doubt is `login_failed`. Ours. */
export const passkeySignIn = defineEndpoint({
  name: "passkeySignIn",
  method: "POST",
  path: "/api/passkey-sign-in.php",
  body: passkeyAnswer.extend({ device: deviceToken.optional() }),
  reply: signedInReply,
  problems: ["login_failed", "account_suspended", "account_banned"],
});

/** A passkey as its owner sees it, without its public key. */
export const passkey = z.object({
  id: credentialId,
  /** The member's own word for it; empty when they gave it none. */
  name: z.string(),
  created: instant,
  last_used: instant.nullish(),
});

export type Passkey = z.output<typeof passkey>;

/**
 * Own passkeys, the newest first. `hindrance`: why none can be added, where the site has no name of its own or the
 * address is not confirmed. Ours.
 */
export const listPasskeys = defineEndpoint({
  name: "listPasskeys",
  method: "GET",
  path: "/api/passkeys.php",
  reply: z.preprocess(
    (value) => (Array.isArray(value) ? { passkeys: value } : value),
    z.object({ passkeys: list(passkey), hindrance: z.enum(["impossible", "unconfirmed"]).nullish() }),
  ),
  problems: ["authentication_required"],
});

/**
 * The options (`PublicKeyCredentialCreationOptionsJSON`) with which a browser makes a passkey, for the account's password;
 * existing passkeys are excluded. A wrong password is `invalid_input` with `password: password_wrong`; `not_found` as above. Ours.
 */
export const passkeyCreationOptions = defineEndpoint({
  name: "passkeyCreationOptions",
  method: "POST",
  path: "/api/passkey-offer.php",
  body: z.object({ password: z.string().max(1000) }),
  reply: passkeyOptions,
  problems: ["authentication_required", "not_found", "passkey_refused", "too_many_attempts"],
});

/** Keeps a new passkey; at most ten. `state` says that the password was right. The member is mailed. Ours. */
export const addPasskey = defineEndpoint({
  name: "addPasskey",
  method: "POST",
  path: "/api/passkeys.php",
  body: passkeyAnswer.extend({ name: z.string().trim().max(60).default("") }),
  reply: holding("passkey", passkey),
  problems: ["authentication_required", "passkey_refused"],
});

/** Removes a passkey; one that is not there is fine. Ours. */
export const removePasskey = defineEndpoint({
  name: "removePasskey",
  method: "DELETE",
  path: "/api/passkey.php",
  body: z.object({ id: credentialId }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});
