import type { AgeChoice } from "../../../../../app/domain/account/wanted-ages.ts";

/** Whom the member looks for, beside the gender: ages in years, regions of their own country (none: all of it). */
export interface LookingFor extends AgeChoice {
  regions: string[];
  /** Who likes the member and fits is liked back in their name (decision 0183). Off unless it was switched on. */
  like_back: boolean;
}

/** As stored in an account's row. */
export function lookingForIn({ looking_for }: { looking_for: string }): LookingFor {
  return { min: null, max: null, regions: [], like_back: false, ...(JSON.parse(looking_for) as Partial<LookingFor>) };
}
