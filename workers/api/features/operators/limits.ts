import type { Limit } from "../../actors/limiter/limiter.ts";

/** An operator's passwords and codes from one address: a site has few operators, and each signs in once a day. */
export const operatorSignInLimit: Limit = { name: "operator-sign-in", burst: 30, per_minute: 10 };
