import type { Limit } from "../../actors/limiter/limiter.ts";

/** Changes of one member's profile: each may be told to everybody they know. Far more than anybody makes by hand. */
export const changeLimit: Limit = { name: "profile", burst: 200, per_minute: 6 };
