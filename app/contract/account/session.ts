import { defineEndpoint } from "../endpoint.ts";
import { user } from "../people/profile.ts";
import { deviceToken, flag, holding, locale, signedInAs } from "../scalars.ts";
import { USER_PATH } from "./session-end.ts";
import { z } from "../zod.ts";

const userReply = holding("user", user);

/** The reply to signing in. `revived`: the account was being deleted, and signing in took that back (spec §4). */
export const signedInReply = signedInAs(user.extend({ revived: flag.optional() }));

/**
 * Signs in and sets the API's session cookie. Too many wrong passwords block whoever tries, at this account, but no
 * device that was signed in there before. Why nobody signs in is said to the right password alone. Spec §7 and §8.
 */
export const login = defineEndpoint({
  name: "login",
  method: "POST",
  path: USER_PATH,
  body: z.object({
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    device: deviceToken.optional(),
  }),
  reply: signedInReply,
  problems: ["login_failed", "too_many_attempts", "account_suspended", "account_banned"],
});

/** The signed-in member. `authentication_required` here means a visitor, not a lost session (spec §8). */
export const currentUser = defineEndpoint({
  name: "currentUser",
  method: "GET",
  path: USER_PATH,
  relay: "browser",
  reply: userReply,
  problems: ["authentication_required"],
});

/** Changes the account's language. Spec §7. */
export const setLanguage = defineEndpoint({
  name: "setLanguage",
  method: "PUT",
  path: USER_PATH,
  body: z.object({ language: locale }),
  reply: z.unknown(),
  problems: ["authentication_required"],
  keyed: true,
});

/** Ends this session and clears its cookie; harmless without one. Spec §7. */
export const logout = defineEndpoint({
  name: "logout",
  method: "GET",
  path: "/api/logout.php",
  reply: z.unknown(),
  problems: [],
});
