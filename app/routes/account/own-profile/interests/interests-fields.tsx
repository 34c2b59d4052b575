import script from "../../../../browser/filter-choices.ts?worker&url";
import { INTERESTS_MAX } from "../../../../domain/account/limits.ts";
import { InterestChoices, type InterestChoicesProps } from "../../../../page-parts/profile-form/interest-choices.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { FilterField } from "../../../../ui/form/filter-field.tsx";
import * as styles from "../own-profile.css.ts";

/** About sixty words to tick, under headings; ten at most. */
export function InterestsFields({ groups, chosen }: InterestChoicesProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <FilterField label={t("edit.interests.search")} none={t("edit.interests.none")} />
      <InterestChoices groups={groups} chosen={chosen} hideLegend />
      <p data-chosen data-most={INTERESTS_MAX} aria-live="polite" className={styles.count}>
        <span hidden>
          {t("edit.interests.chosen")} <b />.
        </span>{" "}
        <span>{t("edit.interests.most", { max: INTERESTS_MAX })}</span>{" "}
        <strong hidden>
          <span /> {t("edit.interests.over")}
        </strong>
      </p>
      <script src={script} type="module" />
    </>
  );
}
