import type { ComponentType } from "react";
import type { OwnProfile } from "../../../../contract/people/own-profile.ts";
import type { User } from "../../../../contract/people/profile.ts";
import { ageOn } from "../../../../domain/account/age.ts";
import { wantedAges } from "../../../../domain/account/wanted-ages.ts";
import { agesToStart } from "../../../../domain/site/niches.ts";
import { formatCountry, formatDay } from "../../../../domain/locale/format.ts";
import { attributesOf } from "../../../../page-parts/words/attributes.ts";
import { interestLabel } from "../../../../page-parts/member-card/interest-label.ts";
import { useLocale } from "../../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Chip, ChipList } from "../../../../ui/chip/chip.tsx";
import { Facts } from "../../../../ui/facts/facts.tsx";
import type { Asked } from "../asked-cards.server.ts";
import type { ProfileCard as ProfileCardName } from "../cards.ts";
import { InspectedAbout } from "../about/inspected-about.tsx";
import * as styles from "../own-profile.css.ts";
import { ProfileCard } from "./profile-card.tsx";

interface CardsProps {
  /** What the API tells of it; without its answer, what the account says. */
  own: OwnProfile;
  asked: Asked;
  user: User;
  /** `YYYY-MM-DD`. */
  today: string;
}

const contents: Record<ProfileCardName, ComponentType<CardsProps>> = {
  about: About,
  interests: Interests,
  "looking-for": LookingFor,
  facts: Told,
  name: Name,
  place: Place,
};

/** The own profile in small cards; with `canChange` each has its own way to change it. */
export function ProfileCards({ canChange, ...shown }: CardsProps & { canChange: boolean }) {
  return shown.asked.cards.map((card) => {
    const Content = contents[card];
    return (
      <ProfileCard key={card} card={card} canChange={canChange}>
        <Content {...shown} />
      </ProfileCard>
    );
  });
}

function About({ own: { about, about_held: held, about_refusal: refusal } }: CardsProps) {
  const { t } = useTranslation("profile");
  if (!about && !held) return <p className={styles.soft}>{t("cards.about.empty")}</p>;
  return (
    <>
      {about && (
        <p dir="auto" className={styles.words}>
          {about}
        </p>
      )}
      {held && <InspectedAbout words={held} refusal={refusal} earlier={Boolean(about)} />}
    </>
  );
}

function Interests({ own: { interests } }: CardsProps) {
  const { t } = useTranslation(["profile", "interests"]);
  return interests?.length ? (
    <ChipList>
      {interests.map((key) => (
        <Chip key={key}>{interestLabel(key, t)}</Chip>
      ))}
    </ChipList>
  ) : (
    <p className={styles.soft}>{t("profile:cards.interests.empty")}</p>
  );
}

function LookingFor({ own, user, asked, today }: CardsProps) {
  const { t } = useTranslation("profile");
  const {
    seeking,
    seeking_min_age: min = null,
    seeking_max_age: max = null,
    seeking_regions: regions,
    like_back,
  } = own;
  const born = user.profile.date_of_birth;
  const site = seeking ? agesToStart(asked, seeking) : {};
  const ages = born && wantedAges({ min, max }, { born, today, site });
  const usual = Object.keys(site).length > 0 ? "ages_here" : "ages_usual";
  const facts = [
    { term: t("seeking"), detail: seeking && t(`i_seek.${seeking}`) },
    {
      term: t("ages"),
      detail: ages && t(min === null && max === null ? usual : "ages_range", ages),
    },
    {
      term: t("regions"),
      detail: regions?.length ? <bdi>{regions.join(", ")}</bdi> : t("all_country"),
    },
    { term: t("like_back"), detail: like_back && t("like_back_on") },
  ];
  return <Facts items={facts.filter(({ detail }) => detail)} />;
}

function Told({ own, user, asked }: CardsProps) {
  const { t } = useTranslation(["profile", "attributes"]);
  const told = attributesOf({ ...own, gender: user.profile.gender }, asked.facts, t);
  return told.length > 0 ? <Facts items={told} /> : <p className={styles.soft}>{t("cards.facts.empty")}</p>;
}

function Name({ own: { name }, user, today }: CardsProps) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const { gender, date_of_birth: born } = user.profile;
  const facts = [
    { term: t("name"), detail: name && <bdi>{name}</bdi> },
    { term: t("gender"), detail: gender && t(`i_am.${gender}`) },
    { term: t("age"), detail: born && t("years", { count: ageOn(born, today) }) },
    { term: t("born"), detail: born && formatDay(born, locale) },
  ];
  return <Facts items={facts.filter(({ detail }) => detail)} />;
}

function Place({ own: { city, region, country } }: CardsProps) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const facts = [
    { term: t("city"), detail: city && <bdi>{city}</bdi> },
    { term: t("region"), detail: region && <bdi>{region}</bdi> },
    { term: t("country"), detail: country && formatCountry(country, locale) },
  ];
  return <Facts items={facts.filter(({ detail }) => detail)} />;
}
