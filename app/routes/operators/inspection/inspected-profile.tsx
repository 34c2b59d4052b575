import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import { photoStatusText } from "./photo-status-text.ts";
import type { ProfileView } from "./inspected-view.ts";
import * as styles from "./inspection.css.ts";

interface InspectedProfileProps extends ProfileView {
  /** Under the name: what kind of a profile it is. */
  note?: ReactNode;
}

/** A profile as an operator sees it: whose photo it is, or who writes to whom. */
export function InspectedProfile({
  id,
  name,
  age,
  place,
  about,
  interests,
  facts,
  others,
  note,
}: InspectedProfileProps) {
  const { t } = useTranslation("operators");
  const items = [
    { term: t("photo.id"), detail: id },
    { term: t("photo.place"), detail: <bdi>{place}</bdi> },
    ...facts,
    ...(interests.length > 0 ? [{ term: t("photo.interests"), detail: interests.join(", ") }] : []),
  ];
  return (
    <Card as="section">
      <h2>
        <NameAndAge name={name} age={age} />
      </h2>
      {note}
      <Facts items={items} />
      {about && (
        <p dir="auto" className={styles.about}>
          {about}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3>{t("photo.others")}</h3>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <Photo src={other.src} alt="" size="normal" width={144} height={180} />
                {photoStatusText(other.status, t)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
