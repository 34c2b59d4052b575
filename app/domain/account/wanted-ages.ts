import { ageOn, MAX_AGE, MIN_AGE } from "./age.ts";

/** Years younger and older whom a member is shown who has said nothing else. */
const AROUND = 10;

/** What a member chose, each for itself; null is no choice. */
export interface AgeChoice {
  min: number | null;
  max: number | null;
}

/** What the site is about (`agesToStart`): for who chose neither. */
interface SiteAges {
  min_age?: number;
  max_age?: number;
}

/**
 * The ages that a member looks for: as chosen, else ten years around their own age on `today`, with a bound of the site's in its place. Days are
 * `YYYY-MM-DD`.
 */
export function wantedAges(
  { min, max }: AgeChoice,
  { born, today, site }: { born: string; today: string; site?: SiteAges },
): { min: number; max: number } {
  const own = ageOn(born, today);
  const [least, most] = [Math.max(MIN_AGE, own - AROUND), Math.min(MAX_AGE, own + AROUND)];
  if (site && min === null && max === null) return agesOfSite(site, { min: least, max: most });
  return {
    min: min ?? Math.min(least, max ?? least),
    max: max ?? Math.max(most, min ?? most),
  };
}

/** As wide at least as for anybody else. */
function agesOfSite(
  { min_age, max_age }: SiteAges,
  around: { min: number; max: number },
): { min: number; max: number } {
  const min = min_age ?? (max_age === undefined ? around.min : Math.min(around.min, max_age - 2 * AROUND));
  const max = max_age ?? (min_age === undefined ? around.max : Math.max(around.max, min_age + 2 * AROUND));
  return { min, max };
}
