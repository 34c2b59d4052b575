import type { Profile } from "../../../contract/people/profile.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

interface Hiding {
  name: string;
  /** Where one goes on without them. */
  back: string;
  t: Translate;
}

/** The form with which somebody is not shown again, or is (decision 0187). */
export function hidingOf({ id, hidden }: Pick<Profile, "id" | "hidden">, { name, back, t }: Hiding) {
  if (hidden) {
    return {
      action: "/profile/hidden",
      button: { name: "show", value: id, children: t("safety:hidden.show_named", { name }) },
    };
  }
  return {
    action: `/profile/hidden?${new URLSearchParams({ back })}`,
    button: { name: "hide", value: id, children: t("safety:hidden.hide", { name }) },
  };
}
