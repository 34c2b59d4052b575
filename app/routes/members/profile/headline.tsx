import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
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
