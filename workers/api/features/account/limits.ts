import type { Limit } from "../../actors/limiter/limiter.ts";

/** Sign-ups from one address; wide for the same reason as the sign-ins' (features/session/limits.ts). */
export const signUpLimit: Limit = { name: "sign-up", burst: 30, per_minute: 10 };

/** Tries of activation links from one address. */
export const activationLimit: Limit = { name: "activation", burst: 60, per_minute: 30 };
