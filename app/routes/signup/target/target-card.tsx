import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { Fictional } from "./fictional.tsx";
import * as styles from "../page/step-layout.css.ts";
import type { Target } from "./target.server.ts";

/** Whom somebody came for: a line with a small photo on a phone, a card on a desk. */
export function TargetCard({ target }: { target: Target }) {
  const { t } = useTranslation(["signup", "common"]);
  const { name, age, place, thumb, fictional } = target;
  return (
    <aside aria-label={t("signup:target.label", { name })} className={styles.card}>
      <div className={styles.portrait}>
        <Photo src={thumb} of={target} alt="" placeholderText={t("common:photo.none")} width={400} height={500} />
      </div>
      <p className={styles.who}>
        <strong>
          <NameAndAge name={name} age={age} />
        </strong>
        {place && <span className={styles.soft}>{place}</span>}
        {fictional && <Fictional />}
      </p>
    </aside>
  );
}
