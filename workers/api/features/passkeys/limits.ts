import type { Limit } from "../../actors/limiter/limiter.ts";

/** Sign-ins with a passkey from one address; wide for the same reason as those with a password. */
export const passkeyLimit: Limit = { name: "passkey", burst: 60, per_minute: 60 };
