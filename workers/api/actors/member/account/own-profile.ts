import type { OwnProfile } from "../../../../../app/contract/people/own-profile.ts";
import { profileFacts, type ProfileFact } from "../../../../../app/contract/people/profile-values.ts";
import { cleanText } from "../../../../../app/domain/clean-text.ts";
import { needsInspection } from "../../../../../app/domain/account/profile-text.ts";
import { textRefusals } from "../../../../../app/contract/operators/text-refusals.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { MemberState } from "../engine/state.ts";
import { inspectedAbout, inspectAbout } from "../standing/inspected-texts.ts";
import { changeAppearance } from "../people/cards/appearance.ts";
import { forgetChosen } from "../suggestions/daily-suggestions.ts";
import type { ProfileDetails } from "../people/person.ts";
import { accountOf, detailsOf, type Account } from "./account.ts";
import { leaveDirectory } from "./listing.ts";
import { lookingForIn, type LookingFor } from "./looking-for.ts";
import { profileProblems, type ProfileChanges, type ProfileRules } from "./profile-problems.ts";

/** The own profile as its owner edits it (spec §3), with what the site does not ask. */
export function ownProfileOf(sql: SqlStorage): OwnProfile {
  const account = accountOf(sql);
  const held = inspectedAbout(sql);
  const { name, country, region, city, seeking } = account;
  const { min, max, regions, like_back } = lookingForIn(account);
  return {
    name,
    country,
    region,
    city,
    ...detailsOf(account),
    about_held: held?.about ?? null,
    about_refusal: textRefusals.find((one) => one === held?.refusal) ?? null,
    interests: JSON.parse(account.interests) as string[],
    seeking,
    seeking_min_age: min,
    seeking_max_age: max,
    seeking_regions: regions,
    like_back,
  };
}

/**
 * Changes the own profile in one transaction: its row, what the directory lists, and what others keep of the member. Who
 * moves to another country leaves its directory and enters the new one; both events are kept with the change, so a crash
 * in between loses neither. `invalid_input` with a code for each wrong field.
 */
export function changeProfile({ sql }: MemberState, changes: ProfileChanges, rules: ProfileRules): Result<OwnProfile> {
  const before = accountOf(sql);
  const fields = profileProblems(changes, { account: before, rules });
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  changeAppearance(sql, () => {
    keep(sql, { ...before, ...changedColumns(before, changes) });
    if (accountOf(sql).country === before.country) return;
    leaveDirectory(sql, before.country);
    forgetChosen(sql);
  });
  if (changes.about !== undefined) keepAbout(sql, cleanText(changes.about ?? ""));
  return accept(ownProfileOf(sql));
}

type Columns = Pick<
  Account,
  "name" | "country" | "region" | "city" | "seeking" | "details" | "interests" | "looking_for"
>;

function changedColumns(before: Account, changes: ProfileChanges): Columns {
  const { name = before.name, country = before.country, region = before.region, city = before.city } = changes;
  const interests =
    changes.interests === undefined ? before.interests : JSON.stringify([...new Set(changes.interests)]);
  return {
    name,
    country,
    region,
    city,
    interests,
    seeking: changes.seeking ?? before.seeking,
    details: JSON.stringify(changedDetails(before, changes)),
    looking_for: JSON.stringify(changedWishes(before, changes)),
  };
}

/** A text to inspect waits, and changes nothing that others see; the same one again goes on waiting. */
function keepAbout(sql: SqlStorage, words: string): void {
  const about = needsInspection(words) ? words : null;
  if (inspectedAbout(sql)?.about !== about) inspectAbout(sql, about);
}

/** A fact that was taken back leaves no trace, nor does an empty text. */
function changedDetails(before: Account, changes: Pick<ProfileChanges, ProfileFact | "about">): ProfileDetails {
  const named = profileFacts.flatMap((fact) => (changes[fact] === undefined ? [] : [[fact, changes[fact]]]));
  const words = changes.about === undefined ? undefined : cleanText(changes.about ?? "");
  const about = words === undefined || needsInspection(words) ? detailsOf(before).about : words || null;
  const all = { ...detailsOf(before), ...Object.fromEntries(named), about };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null)) as ProfileDetails;
}

/** The regions are of the member's country: in another one they mean nothing. */
function changedWishes(before: Account, changes: ProfileChanges): LookingFor {
  const { min, max, regions, like_back } = lookingForIn(before);
  const moved = changes.country !== undefined && changes.country !== before.country;
  return {
    min: changes.seeking_min_age === undefined ? min : changes.seeking_min_age,
    max: changes.seeking_max_age === undefined ? max : changes.seeking_max_age,
    regions: [...new Set(changes.seeking_regions ?? (moved ? [] : regions))],
    like_back: changes.like_back ?? like_back,
  };
}

function keep(sql: SqlStorage, columns: Columns): void {
  sql.exec(
    `UPDATE account SET name = ?, country = ?, region = ?, city = ?, seeking = ?, details = ?, interests = ?, looking_for = ?`,
    columns.name,
    columns.country,
    columns.region,
    columns.city,
    columns.seeking,
    columns.details,
    columns.interests,
    columns.looking_for,
  );
}
