import type { OwnProfile } from "../../../contract/people/own-profile.ts";

/** What the form's field begins with: the text that waits or was refused, else the one that others see. Sent again, it goes on waiting. */
export function aboutInForm({ about, about_held }: Pick<OwnProfile, "about" | "about_held">): string {
  return about_held ?? about ?? "";
}
