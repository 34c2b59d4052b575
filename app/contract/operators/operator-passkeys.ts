import { defineEndpoint } from "../endpoint.ts";
import { operatorSignedIn } from "./operators.ts";
import { credentialId, passkey, passkeyAnswer, passkeyOptions } from "../account/passkeys.ts";
import { deviceToken, holding, list, locale } from "../scalars.ts";
import { z } from "../zod.ts";

/** What an operator types again where something lasting is changed. */
const operatorProof = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });

/**
 * Operators' passkeys stand for password and code together, so the device has to see who holds it (user verification). A member's
 * passkey opens nothing here, an operator's nothing there. All ours; decision 0178.
 */
export const operatorPasskeySignInOptions = defineEndpoint({
  name: "operatorPasskeySignInOptions",
  method: "GET",
  path: "/api/operator-passkey-sign-in.php",
  reply: passkeyOptions,
  problems: ["not_found"],
});

/** Sets the operators' session cookie. Any doubt is `login_failed`; counted as passwords are. */
export const operatorPasskeySignIn = defineEndpoint({
  name: "operatorPasskeySignIn",
  method: "POST",
  path: "/api/operator-passkey-sign-in.php",
  body: passkeyAnswer.extend({ device: deviceToken.optional() }),
  reply: operatorSignedIn,
  problems: ["login_failed", "too_many_attempts"],
});

/** Own passkeys, the newest first. `hindrance`: the site has no name of its own, so none can be added. */
export const listOperatorPasskeys = defineEndpoint({
  name: "listOperatorPasskeys",
  method: "GET",
  path: "/api/operator-passkeys.php",
  reply: z.object({ passkeys: list(passkey), hindrance: z.enum(["impossible"]).nullish() }),
  problems: ["authentication_required"],
});

/**
 * The options with which a browser makes a passkey, for the address and the password of whoever is signed in: else it is
 * `login_failed`, and after five tries of a session `too_many_attempts`.
 */
export const operatorPasskeyCreationOptions = defineEndpoint({
  name: "operatorPasskeyCreationOptions",
  method: "POST",
  path: "/api/operator-passkey-offer.php",
  body: operatorProof,
  reply: passkeyOptions,
  problems: ["authentication_required", "not_found", "login_failed", "too_many_attempts"],
});

/** Keeps a new passkey; at most ten. A mail to `email`, the operator's own address, tells of it: no address is kept (decision 0169). */
export const addOperatorPasskey = defineEndpoint({
  name: "addOperatorPasskey",
  method: "POST",
  path: "/api/operator-passkeys.php",
  body: passkeyAnswer.extend({
    name: z.string().trim().max(60).default(""),
    email: operatorProof.shape.email,
    /** Of the mail. */
    language: locale,
  }),
  reply: holding("passkey", passkey),
  problems: ["authentication_required", "passkey_refused"],
});

/**
 * Removes a passkey, for the address and the password of whoever is signed in, as `operatorPasskeyCreationOptions`; one that is not
 * there is fine. Sessions that began with it end, but for the one that asks. A mail to that address tells of it.
 */
export const removeOperatorPasskey = defineEndpoint({
  name: "removeOperatorPasskey",
  method: "DELETE",
  path: "/api/operator-passkey.php",
  body: operatorProof.extend({
    id: credentialId,
    /** Of the mail. */
    language: locale,
  }),
  reply: z.unknown(),
  problems: ["authentication_required", "login_failed", "too_many_attempts"],
});
