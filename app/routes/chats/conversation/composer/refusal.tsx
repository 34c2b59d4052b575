import { useLocation } from "react-router";
import type { Problem } from "../../../../contract/problems.ts";
import { signInPath } from "../../../../domain/auth/sign-in-path.ts";
import { problemText } from "../../../../request/locale/problem-text.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Banner } from "../../../../ui/banner/banner.tsx";
import { ButtonLink } from "../../../../ui/button/button.tsx";
import { useTimeLocale } from "../../use-time-locale.ts";
import { againFrom } from "../../again-from.ts";
import type { ConversationData } from "../conversation.server.ts";
import { AppLink } from "../../../../page-parts/navigation/app-link.tsx";

interface RefusalProps extends Pick<ConversationData, "credits" | "zone" | "now"> {
  problem: Problem;
}

/** Why a message was not sent, and the way on; `credits`: to more of them, and back. Spec §8. */
export function Refusal({ problem, credits, zone, now }: RefusalProps) {
  const { t } = useTranslation(["chats", "problems", "safety"]);
  const timeLocale = useTimeLocale(zone);
  const { pathname } = useLocation();
  const wayOn = {
    not_enough_credits: { href: credits, text: t("chats:buy_credits") },
    conversation_limit: { href: "/premium", text: t("chats:about_premium") },
    authentication_required: { href: signInPath(pathname), text: t("chats:sign_in") },
  }[problem.error as string];
  return (
    <Banner
      tone="danger"
      title={problem.error === "key_reused" ? t("chats:sent_before") : problemText(problem, t)}
      alert
      action={
        wayOn && (
          <ButtonLink asChild tone="secondary" size="small">
            <AppLink href={wayOn.href}>{wayOn.text}</AppLink>
          </ButtonLink>
        )
      }
    >
      {typeof problem["until"] === "string" &&
        `${t("safety:again", againFrom(problem["until"], { now, ...timeLocale }))} `}
      {t("chats:text_kept")}
    </Banner>
  );
}
