import type { Limit } from "../../actors/limiter/limiter.ts";

/** Exports of one member: each reads everything there is of them. */
export const exportLimit: Limit = { name: "export", burst: 10, per_minute: 1 };
