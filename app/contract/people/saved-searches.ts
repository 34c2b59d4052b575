import { defineEndpoint } from "../endpoint.ts";
import { searchFields } from "./discovery.ts";
import { SAVED_SEARCH_NAME } from "./search-values.ts";
import { flag, holding, list, mintedKey } from "../scalars.ts";
import { z } from "../zod.ts";

/** Searches that a member may save. */
export const MOST_SAVED_SEARCHES = 10;

const name = z.string().trim().min(1, "required").max(SAVED_SEARCH_NAME, "text_too_long");

/** `on`: the weekly mail tells who is new in it. */
const savedSearch = z.object({ id: mintedKey, name: z.string(), on: flag, search: searchFields });

export type SavedSearch = z.output<typeof savedSearch>;

/** The member's saved searches, the oldest first. Ours; decision 0191. */
export const listSavedSearches = defineEndpoint({
  name: "listSavedSearches",
  method: "GET",
  path: "/api/saved-searches.php",
  reply: holding("searches", list(savedSearch)),
  problems: ["authentication_required"],
});

/** Saves a search, switched on unless told otherwise; the same id again changes nothing. `saved_search_limit`: `{ limit }`. Ours. */
export const saveSearch = defineEndpoint({
  name: "saveSearch",
  method: "POST",
  path: "/api/saved-searches.php",
  keyed: true,
  body: z.object({ id: mintedKey, name, search: searchFields, on: z.boolean().optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "saved_search_limit"],
});

/** Another name, or switched on or off. Ours. */
export const changeSavedSearch = defineEndpoint({
  name: "changeSavedSearch",
  method: "PUT",
  path: "/api/saved-searches.php",
  keyed: true,
  body: z.object({ id: mintedKey, name: name.optional(), on: z.boolean().optional() }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});

/** Deletes one; without it nothing happens. Ours. */
export const deleteSavedSearch = defineEndpoint({
  name: "deleteSavedSearch",
  method: "DELETE",
  path: "/api/saved-searches.php",
  keyed: true,
  body: z.object({ id: mintedKey }),
  reply: z.unknown(),
  problems: ["authentication_required"],
});
