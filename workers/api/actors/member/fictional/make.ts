import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { ProfileFact } from "../../../../../app/contract/people/profile-values.ts";
import type { Locale } from "../../../../../app/contract/scalars.ts";
import { cleanText } from "../../../../../app/domain/clean-text.ts";
import { needsInspection } from "../../../../../app/domain/account/profile-text.ts";
import { findAccount } from "../account/account.ts";
import { create, signupHashOf } from "../account/create.ts";
import type { ProfileChanges } from "../account/profile-problems.ts";
import type { MemberState } from "../engine/state.ts";
import type { ProfileBasics, ProfileDetails } from "../people/person.ts";
import { inspectAbout } from "../standing/inspected-texts.ts";
import { type Act, recordAct } from "./registry.ts";

/** A fictional profile as an operator makes it. Its values were judged before (features/operators/fictional-profiles.ts). */
export interface FictionalOrder {
  id: string;
  site: string;
  language: Locale;
  profile: ProfileBasics & Pick<ProfileChanges, ProfileFact | "about" | "interests">;
  act: Act;
}

/**
 * Makes it, in one transaction with the row for the record and for the list. The same order again makes nothing, also when it was
 * changed or retired meanwhile. Under its key, another name, place, date of birth or gender is `key_reused`; of "about me", interests
 * and facts, those of the first order stay.
 */
export function makeFictional(state: MemberState, order: FictionalOrder): Result<{ id: string }> {
  const { id, site, language, profile, act } = order;
  const { sql } = state;
  const existing = findAccount(sql);
  const email = "";
  if (existing) {
    const isSame = existing.fictional === 1 && existing.signup_hash === signupHashOf({ ...profile, email });
    return isSame ? accept({ id }) : refuse("key_reused");
  }
  // As any member's: what may be contact details waits until somebody has looked at it.
  const about = cleanText(profile.about ?? "");
  const held = needsInspection(about) ? about : null;
  const account = { id, site, email, language, fictional: true, confirmed: true, signup_credits: 0 };
  const { interests = [], ...details } = { ...profile, about: held === null ? about || null : null };
  const made = create(state, { ...(details as ProfileBasics & ProfileDetails), interests, ...account }, true);
  if (!made.ok) return made;
  if (held !== null) inspectAbout(sql, held);
  recordAct(sql, { action: "fictional_made", operator: act.operator, why: act.why });
  return accept({ id });
}
