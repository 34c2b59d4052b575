import type { Limit } from "../actors/limiter/limiter.ts";

/** New passkeys of one person, those that were refused too: ten are kept, and each is checked with a signature. */
export const newPasskeyLimit: Limit = { name: "new-passkeys", burst: 30, per_minute: 1 };
