import { defineEndpoint } from "../endpoint.ts";
import { card } from "../people/profile.ts";
import { holding, id, instant, list } from "../scalars.ts";
import { z } from "../zod.ts";

/** Somebody whom the member has blocked. `at`: since when, where the API knows it. */
const blockedMember = card.extend({ at: instant.nullish() });

export type BlockedMember = z.output<typeof blockedMember>;

/** Whom the member has blocked, the latest first; never who blocked them. Ours; spec §4. */
export const listBlocked = defineEndpoint({
  name: "listBlocked",
  method: "GET",
  path: "/api/blocks.php",
  reply: holding("blocked", list(blockedMember)),
  problems: ["authentication_required"],
});

/**
 * Blocks somebody: chats and likes between the two go, and they see nothing of each other from now on. Nobody is told.
 * Again changes nothing. Ours; spec §4.
 */
export const block = defineEndpoint({
  name: "block",
  method: "POST",
  path: "/api/blocks.php",
  keyed: true,
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found", "yourself"],
});

/** Takes a block back: both can find each other again. What went with it stays gone; without one nothing happens. Ours. */
export const unblock = defineEndpoint({
  name: "unblock",
  method: "DELETE",
  path: "/api/blocks.php",
  keyed: true,
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
});
