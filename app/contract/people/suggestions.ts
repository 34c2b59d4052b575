import { defineEndpoint } from "../endpoint.ts";
import { flag, instant, list } from "../scalars.ts";
import { z } from "../zod.ts";
import { habits } from "./habits.ts";
import { profileValues } from "./profile-values.ts";
import { searchDistances } from "./search-values.ts";
import { suggestion } from "./suggestion.ts";

/** How many suggestions a member gets a day. */
export const DAILY_SUGGESTIONS = 6;

/** How many people the match-finder answers. */
export const MOST_FOUND = 12;

/**
 * The people suggested to the member today, with the reasons: the same ones all day, chosen when they are asked for first. Nobody
 * where the member did not switch them on (`suggestions` of `preferences.php`). Ours; decision 0194.
 */
export const getSuggestions = defineEndpoint({
  name: "getSuggestions",
  method: "GET",
  path: "/api/suggestions.php",
  reply: z.object({
    on: flag,
    suggestions: list(suggestion),
    /** When the next ones are there. */
    next_day: instant,
  }),
  problems: ["authentication_required"],
});

const chosen = <Item extends z.ZodType<string, string>>(item: Item, most: number) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(item).max(most))
    .optional();

/**
 * People for five answers, the best fit first, with the reasons: ages and distance must fit, all else counts for its part. Lists are
 * separated by commas. Ages and interests that are left out are the member's own; anything else that is left out does not count. Ours; decision 0194.
 */
export const findMatches = defineEndpoint({
  name: "findMatches",
  method: "GET",
  path: "/api/match-finder.php",
  query: z.object({
    min_age: z.coerce.number().int().min(18).max(120).optional(),
    max_age: z.coerce.number().int().min(18).max(120).optional(),
    distance: z.coerce
      .number()
      .pipe(z.literal([...searchDistances]))
      .optional(),
    interests: chosen(z.string().max(64), 100),
    reason: z.enum(profileValues.reason).optional(),
    habits: chosen(z.enum(habits), habits.length),
  }),
  reply: z.object({ found: list(suggestion) }),
  problems: ["authentication_required"],
});
