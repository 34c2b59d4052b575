import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";

type AgesText = `members:search.${"ages" | "ages_from" | "ages_to"}`;

/** The ages that a search is narrowed to: both bounds in one, or the only one. */
export function agesText(
  { min, max }: { min: number; max: number },
  t: (key: AgesText, values: { min: number; max: number }) => string,
): string {
  if (max >= MAX_AGE) return t("members:search.ages_from", { min, max });
  return t(min <= MIN_AGE ? "members:search.ages_to" : "members:search.ages", { min, max });
}
