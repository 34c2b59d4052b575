import type { OwnProfile } from "../../../contract/people/own-profile.ts";
import type { Profile } from "../../../contract/people/profile.ts";
import { isUnderInspection } from "../../../domain/images.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

interface Unseen {
  /** As others see it. */
  profile: Pick<Profile, "images">;
  mine: Pick<OwnProfile, "about" | "about_held">;
}

/** What of one's own profile others do not see, above it as they do; they see all of it: nothing. */
export function unseenText({ profile, mine }: Unseen, t: Translate): string | undefined {
  const about = mine.about ? t("profile:as_others_about_earlier") : t("profile:as_others_about_none");
  const texts = [
    ...(profile.images?.some(isUnderInspection) ? [t("profile:as_others_waiting")] : []),
    ...(mine.about_held ? [about] : []),
  ];
  return texts.join(" ") || undefined;
}
