import type { ReactNode } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { ProfileView } from "./inspected-view.ts";
import * as styles from "./photo.css.ts";

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
        <bdi>{name}</bdi>
        {age != null && `, ${age}`}
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
                {statusText(other.status, t)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

type Status = "photo.status.active" | "photo.status.inspection" | "photo.status.refused";

/** One that is still being prepared waits as well. */
function statusText(status: string, t: (key: Status) => string): string {
  if (status === "active" || status === "refused") return t(`photo.status.${status}`);
  return t("photo.status.inspection");
}
