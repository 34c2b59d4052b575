import { ageOn, MAX_AGE, MIN_AGE } from "./age.ts";

/** Years younger and older whom a member is shown who has said nothing else. */
const AROUND = 10;

/** What a member chose, each for itself; null is no choice. */
export interface AgeChoice {
  min: number | null;
  max: number | null;
}

/** The ages that a member looks for: as chosen, else ten years around their own age on `today`. Days are `YYYY-MM-DD`. */
export function wantedAges({ min, max }: AgeChoice, dateOfBirth: string, today: string): { min: number; max: number } {
  const own = ageOn(dateOfBirth, today);
  const [least, most] = [Math.max(MIN_AGE, own - AROUND), Math.min(MAX_AGE, own + AROUND)];
  return {
    min: min ?? Math.min(least, max ?? least),
    max: max ?? Math.max(most, min ?? most),
  };
}
