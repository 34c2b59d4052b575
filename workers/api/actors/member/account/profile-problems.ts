import type { BodyOf } from "../../../../../app/contract/endpoint.ts";
import type { changeProfile } from "../../../../../app/contract/people/own-profile.ts";
import type { FieldProblem } from "../../../../../app/contract/field-problems.ts";
import { INTERESTS_MAX, REGIONS_MAX } from "../../../../../app/domain/account/limits.ts";
import { aboutProblem } from "../../../../../app/domain/account/profile-text.ts";
import { cityProblem, nameProblem } from "../../../../../app/domain/account/signup.ts";
import { interests as everybodys } from "../../../interests.ts";
import { regionExists } from "../../../places/regions.ts";
import type { Account } from "./account.ts";
import { lookingForIn } from "./looking-for.ts";

/** What is named changes; null takes a fact back. */
export type ProfileChanges = BodyOf<typeof changeProfile>;

/** What the site's settings say of profiles. */
export interface ProfileRules {
  /** Its name, which is no member's. */
  site?: string;
  /** ISO codes of the countries that it serves. */
  countries: readonly string[];
  /** What it does not ask (spec §3, visible_profile_fields and visible_profile_notes). */
  hidden: readonly string[];
  /** Which interests it has; everybody's where nothing is said. */
  interests?: readonly string[];
}

/** Of whom it is. */
type Judged = Pick<Account, "email" | "country" | "looking_for">;

interface Known {
  account: Judged;
  rules: ProfileRules;
}

/** What is wrong with each field of a change; nothing when it may be kept. Decision 0165. */
export function profileProblems(changes: ProfileChanges, { account, rules }: Known): Record<string, FieldProblem> {
  const { name, about, interests } = changes;
  const problems: Record<string, FieldProblem | undefined> = {
    name: name === undefined ? undefined : nameProblem(name, { email: account.email, site: rules.site }),
    about: about == null ? undefined : aboutProblem(about),
    interests:
      interests &&
      listProblem(interests, rules.interests ?? everybodys, { most: INTERESTS_MAX, tooMany: "too_many_interests" }),
    ...placeProblems(changes, rules),
    ...wishProblems(changes, account),
  };
  for (const field of rules.hidden) if (field in changes) problems[field] = "invalid";
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, FieldProblem] => entry[1] !== undefined),
  );
}

/** A place is told as a whole: a town of one region is none of another. */
function placeProblems({ country, region, city }: ProfileChanges, { countries }: ProfileRules) {
  if (country === undefined && region === undefined && city === undefined) return {};
  const served = country !== undefined && countries.includes(country);
  return {
    country: problemOf(served, country),
    region: problemOf(served && region !== undefined && regionExists({ country, region }), region),
    city: city === undefined ? "required" : cityProblem(city),
  } satisfies Record<string, FieldProblem | undefined>;
}

function problemOf(isRight: boolean, value: string | undefined): FieldProblem | undefined {
  if (isRight) return undefined;
  return value === undefined ? "required" : "choose_one";
}

function wishProblems(changes: ProfileChanges, account: Judged) {
  const before = lookingForIn(account);
  const { country = account.country, seeking_regions: regions } = changes;
  const [min, max] = [changes.seeking_min_age ?? null, changes.seeking_max_age ?? null];
  const least = changes.seeking_min_age === undefined ? before.min : min;
  const most = changes.seeking_max_age === undefined ? before.max : max;
  const swapped = least !== null && most !== null && least > most;
  const field = changes.seeking_min_age === undefined ? "seeking_max_age" : "seeking_min_age";
  const exist = regions?.every((region) => regionExists({ country, region }));
  return {
    ...(swapped && { [field]: "ages_swapped" as const }),
    ...(exist === false && { seeking_regions: "invalid" as const }),
    ...((regions?.length ?? 0) > REGIONS_MAX && { seeking_regions: "too_many_regions" as const }),
  };
}

function listProblem(
  chosen: readonly string[],
  known: readonly string[],
  { most, tooMany }: { most: number; tooMany: FieldProblem },
): FieldProblem | undefined {
  if (!chosen.every((one) => known.includes(one))) return "invalid";
  return new Set(chosen).size > most ? tooMany : undefined;
}
