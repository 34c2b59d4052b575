import type { Limit } from "../../actors/limiter/limiter.ts";

/** Tries of unsubscribe links from one address. Wide: a mail provider presses the button for all of its readers. */
export const unsubscribeLimit: Limit = { name: "unsubscribe", burst: 300, per_minute: 120 };
