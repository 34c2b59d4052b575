import type { AgeChoice } from "../../../../../app/domain/account/wanted-ages.ts";

/** Whom the member looks for, beside the gender: ages in years, regions of their own country (none: all of it). */
export interface LookingFor extends AgeChoice {
  regions: string[];
}

/** As stored in an account's row. */
export function lookingForIn({ looking_for }: { looking_for: string }): LookingFor {
  return { min: null, max: null, regions: [], ...(JSON.parse(looking_for) as Partial<LookingFor>) };
}
