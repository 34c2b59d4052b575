import { useOutletContext } from "react-router";
import { FREE_CONVERSATIONS, newADay } from "../../domain/new-conversations.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import * as styles from "./credits.css.ts";

export const handle = {
  title: "credits:premium.title",
} satisfies PageHandle;

const gains = [
  ["eye", "photos"],
  ["message", "conversations"],
  ["check", "stays"],
] as const satisfies [IconName, string][];

/** What premium gives (spec §6), and what it does not. */
export default function Premium() {
  const { t } = useTranslation("credits");
  const { user, settings } = useOutletContext<MemberArea>();
  const cost = settings.message_credits;
  return (
    <Page title={t("premium.title")} lead={t(user.paid_user ? "premium.member_lead" : "premium.lead")}>
      <Card as="section" padding="large">
        <h2>{t("premium.gets")}</h2>
        <ul className={styles.gains}>
          {gains.map(([icon, key]) => (
            <li key={key} className={styles.gain}>
              <Icon name={icon} size={28} />
              <div>
                <h3>{t(`premium.${key}`)}</h3>
                <p>{t(`premium.${key}_text`, { limit: FREE_CONVERSATIONS, ...newADay })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Section title={t("premium.honest_title")}>
        <p>{cost > 0 ? t("premium.honest", { count: cost }) : t("cost_free")}</p>
      </Section>
      <ButtonLink href={user.paid_user ? "/members" : "/credits"}>
        {t(user.paid_user ? "premium.member_action" : "premium.action")}
      </ButtonLink>
    </Page>
  );
}
