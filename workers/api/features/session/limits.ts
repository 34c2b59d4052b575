import type { Limit } from "../../actors/limiter/limiter.ts";

/**
 * Sign-ins from one address. Wide, because self-hosted without `CLIENT_IP_HEADER` all visitors share one address; a
 * single account is protected by its own counter (`Accounts`, five failures), and an address of one's own by another
 * (`Limiter.beginSignIn`, decision 0062).
 */
export const signInLimit: Limit = { name: "sign-in", burst: 60, per_minute: 60 };
