import type { Limit } from "../../actors/limiter/limiter.ts";

/** Tries of reactivation links from one address. */
export const reactivationLimit: Limit = { name: "reactivation", burst: 60, per_minute: 30 };
