import type { Limit } from "../../actors/limiter/limiter.ts";

/** Tries of restore links from one address. */
export const restoreLimit: Limit = { name: "restore", burst: 60, per_minute: 30 };
