import type { Limit } from "../../limiter/buckets.ts";

/** Likes given and taken back together: each is written down in both members' databases. */
export const likings: Limit = { name: "likes", burst: 60, per_minute: 30 };
/**
 * Blocks made and taken back together: each is told to the other's object. Nobody who needs to block somebody may be refused,
 * so it is more than anybody makes by hand.
 */
export const blockings: Limit = { name: "blocks", burst: 120, per_minute: 30 };
/** Members hidden and shown again together: their objects hear of it. */
export const hidings: Limit = { name: "hidden", burst: 120, per_minute: 30 };
