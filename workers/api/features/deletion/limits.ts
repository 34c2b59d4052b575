import type { Limit } from "../../actors/limiter/limiter.ts";

/** Tries of restore links from one address. */
export const restoreLimit: Limit = { name: "restore", burst: 60, per_minute: 30 };

/** Exports of one member: each reads everything there is of them. */
export const exportLimit: Limit = { name: "export", burst: 10, per_minute: 1 };
