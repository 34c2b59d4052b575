import type { Limit } from "../../actors/limiter/limiter.ts";

/**
 * Sign-ins from one address. Wide, because a provider's address may be that of a whole town; a single account has its
 * own counter (`Accounts`), and guesses at many accounts have another (`Limiter.beginSignIn`). Decisions 0085, 0086.
 */
export const signInLimit: Limit = { name: "sign-in", burst: 60, per_minute: 60 };
