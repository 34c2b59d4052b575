import { profileValues } from "./profile-values.ts";
import { card } from "./profile.ts";
import { list, wholeNumber } from "../scalars.ts";
import { habits } from "./habits.ts";
import { z } from "../zod.ts";

/** Why somebody is suggested to a member: only what is so, of both profiles. Of a fictional profile only its interests count. */
const why = z.object({
  /** Interests that both have, or that were asked for: keys of `GET interests.php`. */
  interests: list(z.string()),
  /** Kilometres, as a card's own; near enough to be a reason. */
  distance: wholeNumber.nullish(),
  /** What they are here for, where the asker is here for it or asked for it. */
  reason: z.enum(profileValues.reason).nullish(),
  /** How they like to spend their days, of what was asked for. */
  habits: list(z.enum(habits)).optional(),
});

export type Why = z.output<typeof why>;

/** Somebody's card, with the reasons. */
export const suggestion = card.extend({ why });

export type Suggestion = z.output<typeof suggestion>;
