import type { Limit } from "../actors/limiter/limiter.ts";

/** Uploads of one member, those that were refused too: each is up to ten megabytes to receive and a second to decode. */
export const uploadLimit: Limit = { name: "photos", burst: 60, per_minute: 4 };
