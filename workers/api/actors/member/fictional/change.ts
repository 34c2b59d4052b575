import type { OwnPhoto } from "../../../../../app/contract/people/photos.ts";
import type { OwnProfile } from "../../../../../app/contract/people/own-profile.ts";
import type { Gender } from "../../../../../app/contract/scalars.ts";
import { accept, type Result } from "../../../../../app/domain/result.ts";
import { accountOf } from "../account/account.ts";
import { changeProfile, ownProfileOf } from "../account/own-profile.ts";
import type { ProfileChanges, ProfileRules } from "../account/profile-problems.ts";
import type { MemberState, ReadState } from "../engine/state.ts";
import { ownPhotos } from "../photos/own-photos.ts";
import { type Act, isRetired, recordAct, tellFictional } from "./registry.ts";

/** What may be changed of it. */
export type FictionalChanges = Omit<ProfileChanges, "seeking_min_age" | "seeking_max_age" | "seeking_regions">;

/** A fictional profile as operators change it. */
export interface FictionalProfile extends OwnProfile {
  id: string;
  gender: Gender;
  date_of_birth: string;
  retired: boolean;
  photos: OwnPhoto[];
  photo_limit: number;
}

/** As operators see it. */
export function fictionalProfile({ sql, env }: ReadState): FictionalProfile {
  const { id, gender, date_of_birth } = accountOf(sql);
  const { photos, limit } = ownPhotos({ sql, env });
  return { id, gender, date_of_birth, ...ownProfileOf(sql), retired: isRetired(sql), photos, photo_limit: limit };
}

/** By the rules of any own profile. What changes nothing is no act, so a repeat is written down once. */
export function changeFictional(
  state: MemberState,
  changes: FictionalChanges,
  { rules, act }: { rules: ProfileRules; act: Act },
): Result {
  const { sql } = state;
  const before = JSON.stringify(ownProfileOf(sql));
  const changed = changeProfile(state, changes, rules);
  if (!changed.ok) return changed;
  if (JSON.stringify(changed.value) === before) return accept();
  tellFictional(sql);
  recordAct(sql, { action: "fictional_changed", operator: act.operator, why: act.why });
  return accept();
}
