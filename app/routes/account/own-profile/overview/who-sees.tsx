import type { User } from "../../../../contract/people/profile.ts";
import { LinkedText } from "../../../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";

/** Who sees the cards below, as the member's switches are now, and the way to them. */
export function WhoSees({ user }: { user: User }) {
  const { t } = useTranslation("profile");
  return (
    <p>
      <LinkedText text={t(`who_sees.${audienceOf(user)}`)} links={{ settings: "/profile/data#visibility" }} />
    </p>
  );
}

function audienceOf({ status, paused, show_to_visitors: visitors }: User) {
  if (status === "not_confirmed") return "unconfirmed";
  if (paused) return "paused";
  return visitors ? "visitors" : "members";
}
