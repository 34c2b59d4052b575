import { defineEndpoint } from "../endpoint.ts";
import { user } from "../people/profile.ts";
import type { FieldProblem } from "../field-problems.ts";
import { country, deviceToken, flag, gender, id, locale, mailLink, mintedKey, signedInAs } from "../scalars.ts";
import { z } from "../zod.ts";

const LONGEST_TYPED = 1000;

/** What somebody typed: the rules of spec §5 look at it (domain/account/signup.ts) and answer with their own codes. */
const typed = z.string().trim().max(LONGEST_TYPED);

/** Traffic source (spec §3): where the visitor came from. */
export const trafficSource = z.object({
  network: z.string().max(64).optional(),
  ref: z.string().max(128).optional(),
  sub1: z.string().max(128).optional(),
  sub2: z.string().max(128).optional(),
  sub3: z.string().max(128).optional(),
});

/**
 * Makes an account, signs it in (session cookie) and mails the activation link. `signup_key` is minted when the form
 * is first shown: the same one again gives the first answer and makes no second account. Refusals of single fields
 * come as `invalid_input` with `fieldProblems`. Not shown in spec §7; rules from §5.
 */
export const signup = defineEndpoint({
  name: "signup",
  method: "POST",
  path: "/api/signup.php",
  keyed: true,
  body: z.object({
    signup_key: mintedKey,
    gender,
    seeking: gender,
    /** `YYYY-MM-DD`, of somebody who is 18 or over. */
    date_of_birth: typed,
    country,
    region: typed,
    city: typed,
    name: typed,
    email: typed,
    password: z.string().max(LONGEST_TYPED),
    language: locale,
    /** Terms, privacy statement and being 18 or over. */
    consent_terms: z.literal(true, { error: "consent_required" satisfies FieldProblem }),
    /** Special-category data (design §8). */
    consent_sensitive: z.literal(true, { error: "consent_required" satisfies FieldProblem }),
    consent_news: z.boolean().default(false),
    traffic_source: trafficSource.optional(),
    /**
     * Whose page the sign-up began on, and a first message to them: it leaves once the address is confirmed.
     */
    target: id.optional(),
    signup_message: z.string().optional(),
    /** Of the visitor's browser (IANA); the country's own if left out. */
    time_zone: z.string().max(64).optional(),
    device: deviceToken.optional(),
  }),
  reply: signedInAs(user),
  problems: ["email_taken", "account_deleted", "signups_closed", "key_reused", "account_suspended", "account_banned"],
});

/**
 * Confirms the address by the link's token; again with the same token is fine. Signs nobody in. `message`: the first
 * message of the sign-up leaves now. Ours.
 */
export const activate = defineEndpoint({
  name: "activate",
  method: "POST",
  path: "/api/activate.php",
  keyed: true,
  body: mailLink,
  /** `email`: the address that is confirmed now; who presses again is not told it. */
  reply: z.object({ activated: z.literal(true), message: flag.optional(), email: z.string().max(254).optional() }),
  problems: ["link_invalid"],
});

/** Sends the activation mail again. `sent`: false when that would be too often, or the address is confirmed. Ours. */
export const sendActivationMail = defineEndpoint({
  name: "sendActivationMail",
  method: "POST",
  path: "/api/activation-mail.php",
  body: z.object({}),
  reply: z.object({ sent: z.boolean() }),
  problems: ["authentication_required"],
});
