import type { Limit } from "../../actors/limiter/limiter.ts";

/** Reset mails asked for from one address; wide for the same reason as sign-ins (features/session/limits.ts). */
export const resetLimit: Limit = { name: "reset", burst: 30, per_minute: 10 };

/** Tries of mails' links from one address. */
export const linkLimit: Limit = { name: "link", burst: 60, per_minute: 30 };

/** New addresses tried from one address: the answer says whether an account has it. */
export const emailChangeLimit: Limit = { name: "email-change", burst: 30, per_minute: 5 };
