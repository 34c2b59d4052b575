import { defineEndpoint } from "../endpoint.ts";
import { holding, id, instant, list } from "../scalars.ts";
import { z } from "../zod.ts";
import { card } from "./profile.ts";

/** Whom the member does not want to be shown again, the latest first; never who hides them. Ours; decision 0187. */
export const listHidden = defineEndpoint({
  name: "listHidden",
  method: "GET",
  path: "/api/hidden.php",
  reply: holding("hidden", list(card.extend({ at: instant.nullish() }))),
  problems: ["authentication_required"],
});

/**
 * "Don't show again": the member's own searches and suggestions leave them out. Nobody is told; likes and chats stay, and the
 * other one sees the member as before. Again changes nothing. `hidden_limit` with `limit`. Ours; decision 0187.
 */
export const hideMember = defineEndpoint({
  name: "hideMember",
  method: "POST",
  path: "/api/hidden.php",
  keyed: true,
  body: z.object({ id }),
  reply: z.object({ profile: card.optional() }),
  problems: ["authentication_required", "blocked", "hidden_limit", "not_found", "yourself"],
});

/** Takes it back; without one nothing happens. Ours. */
export const unhideMember = defineEndpoint({
  name: "unhideMember",
  method: "DELETE",
  path: "/api/hidden.php",
  keyed: true,
  body: z.object({ id }),
  reply: z.unknown(),
  problems: ["authentication_required"],
});
