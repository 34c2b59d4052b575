import type { ReactNode } from "react";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { type Attribute, useAttribute } from "../../../page-parts/attributes.ts";
import type { MemberView } from "./member-view.ts";
import * as styles from "./profile.css.ts";

interface Whose {
  member: MemberView;
  name: string;
}

const HEADLINE: Attribute[] = ["relationship_status", "reason"];
const IN_SHORT: Attribute[] = ["gender", "seeking", "sexuality", "relationship_status", "reason"];
const APPEARANCE: Attribute[] = ["body_type", "hair_colour", "eye_colour", "tattoos"];

/** Name, age, place, online sign and three facts: what one wants to know first. */
export function Headline({ member, name }: Whose) {
  const { t } = useTranslation(["members", "common"]);
  const attribute = useAttribute();
  const facts = HEADLINE.flatMap((key) => attribute(member, key) ?? []);
  return (
    <div className={styles.head}>
      {/* The page's own h1 says the same; it is hidden because the photo comes first. */}
      <p aria-hidden="true" className={styles.name}>
        <NameAndAge name={name} age={member.age} />
      </p>
      <p className={styles.line}>
        <Icon name="map-pin" size={20} />
        <bdi>{member.place}</bdi>
        {member.online && !member.fictional && <b className={styles.online}>{t("common:online")}</b>}
      </p>
      <ChipList>
        {facts.map(({ term, detail }) => (
          <Chip key={term}>
            <span className={visuallyHidden}>{term}: </span>
            {detail}
          </Chip>
        ))}
        {member.seeking && <Chip>{t(`members:headline.seeking.${member.seeking}`)}</Chip>}
      </ChipList>
    </div>
  );
}

/** "Anna, 64", whichever way the name is read. */
export function NameAndAge({ name, age }: { name: string; age?: number | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {age == null ? "" : `, ${age}`}
    </>
  );
}

/** Everything they told, in groups; a group without facts is left out. */
export function ProfileFacts({ member, name }: Whose) {
  const { t } = useTranslation("members");
  return (
    <>
      {member.about && (
        <Card as="section">
          <h2>{t("profile.about", { name })}</h2>
          <p dir="auto" className={styles.about}>
            {member.about}
          </p>
        </Card>
      )}
      <Group title={t("profile.in_short")} keys={IN_SHORT} member={member} withPlace />
      {!!member.interests?.length && (
        <Card as="section">
          <h2>{t("profile.interests")}</h2>
          <ChipList>
            {member.interests.map((interest) => (
              <Chip key={interest}>{interest}</Chip>
            ))}
          </ChipList>
        </Card>
      )}
      <Group title={t("profile.appearance")} keys={APPEARANCE} member={member} />
    </>
  );
}

function Group({ title, keys, member, withPlace }: GroupProps) {
  const { t } = useTranslation("members");
  const locale = useLocale();
  const attribute = useAttribute();
  const { region, country } = member;
  const facts: { term: string; detail: ReactNode }[] = keys.flatMap((key) => attribute(member, key) ?? []);
  if (withPlace && region) facts.push({ term: t("facts.region"), detail: <bdi>{region}</bdi> });
  if (withPlace && country) facts.push({ term: t("facts.country"), detail: formatCountry(country, locale) });
  if (facts.length === 0) return null;
  return (
    <Card as="section">
      <h2>{title}</h2>
      <Facts items={facts} />
    </Card>
  );
}

interface GroupProps {
  title: string;
  keys: Attribute[];
  member: MemberView;
  withPlace?: boolean;
}
