import type { User } from "../../contract/profile.ts";
import { ageOn } from "../../domain/account/age.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";

/** What others read about the member. `today`: `YYYY-MM-DD`. */
export function AboutMe({ user: { profile }, today }: { user: User; today: string }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { date_of_birth: born, city, region, country, gender, seeking } = profile;
  const place = [city, region, country && formatCountry(country, locale)].filter(Boolean).join(", ");
  const facts = [
    { term: t("gender"), detail: gender && t(`i_am.${gender}`) },
    { term: t("seeking"), detail: seeking && t(`i_seek.${seeking}`) },
    { term: t("age"), detail: born && t("years", { count: ageOn(born, today) }) },
    { term: t("place"), detail: place },
  ];
  return (
    <Card as="section">
      <h2>{t("about_me")}</h2>
      <Facts items={facts.filter(({ detail }) => detail)} />
    </Card>
  );
}
