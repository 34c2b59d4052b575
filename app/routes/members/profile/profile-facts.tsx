import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { MemberView } from "./member-view.ts";
import * as styles from "./profile.css.ts";

interface Whose {
  member: MemberView;
  name: string;
}

/** Name, age, place, online sign and three facts: what one wants to know first. */
export function Headline({ member, name }: Whose) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      {/* The page's own h1 says the same; it is hidden because the photo comes first. */}
      <p aria-hidden="true" className={styles.name}>
        <NameAndAge name={name} age={member.age} />
      </p>
      <p className={styles.line}>
        <Icon name="map-pin" size={20} />
        <bdi>{member.place}</bdi>
        {member.online && !member.fictional && <b className={styles.online}>{t("online")}</b>}
      </p>
      <ChipList>
        {member.headline.map(({ term, detail }) => (
          <Chip key={term}>
            <span className={visuallyHidden}>{term}: </span>
            {detail}
          </Chip>
        ))}
        {member.seeks && <Chip>{member.seeks}</Chip>}
      </ChipList>
    </div>
  );
}

/** Everything they told, in groups; a group without facts is left out. */
export function ProfileFacts({ member, name }: Whose) {
  const { t } = useTranslation("member-profile");
  return (
    <>
      {member.about && (
        <Card as="section">
          <h2>{t("about", { name })}</h2>
          <p dir="auto" className={styles.about}>
            {member.about}
          </p>
        </Card>
      )}
      <Group title={t("in_short")} facts={member.inShort} />
      {!!member.interests?.length && (
        <Card as="section">
          <h2>{t("interests")}</h2>
          <ChipList>
            {member.interests.map((interest) => (
              <Chip key={interest}>{interest}</Chip>
            ))}
          </ChipList>
        </Card>
      )}
      <Group title={t("appearance")} facts={member.appearance} />
    </>
  );
}

function Group({ title, facts }: { title: string; facts: MemberView["inShort"] }) {
  if (facts.length === 0) return null;
  return (
    <Card as="section">
      <h2>{title}</h2>
      <Facts items={facts.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))} />
    </Card>
  );
}
