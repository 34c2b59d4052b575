import {
  profileFields,
  profileNotes,
  type ProfileField,
  type ProfileNote,
} from "../../contract/people/profile-values.ts";
import type { Settings } from "../../contract/site.ts";

type Visible = Partial<Pick<Settings, "visible_profile_fields" | "visible_profile_notes">>;

/** Does the site ask and show this? What its settings do not say is asked. Spec §3. */
export function isAsked(settings: Visible, name: ProfileField | ProfileNote): boolean {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = settings;
  const listed = isNote(name) ? notes : fields;
  return listed == null || listed.includes(name);
}

/** The same profile without what the site does not show, held or not. */
export function withoutHidden<Profile extends object>(profile: Profile, settings: Visible): Profile {
  const hidden: readonly string[] = [...profileFields, ...profileNotes].filter((name) => !isAsked(settings, name));
  if (hidden.length === 0) return profile;
  return Object.fromEntries(
    Object.entries(profile).filter(([name]) => !hidden.includes(name.replace(/_(held|refusal)$/, ""))),
  ) as Profile;
}

function isNote(name: string): name is ProfileNote {
  return profileNotes.some((note) => note === name);
}
