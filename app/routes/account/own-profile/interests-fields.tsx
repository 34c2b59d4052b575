import script from "../../../browser/filter-choices.ts?worker&url";
import { INTERESTS_MAX } from "../../../domain/account/limits.ts";
import { interestLabel } from "../../../page-parts/member-card/interest-label.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChipChoices } from "../../../ui/form/chip-choices.tsx";
import { FilterField } from "../../../ui/form/filter-field.tsx";
import type { InterestGroup } from "../../../page-parts/profile-form/interest-groups.ts";
import * as styles from "./own-profile.css.ts";

interface InterestsFieldsProps {
  groups: { group: InterestGroup; keys: string[] }[];
  chosen: string[];
}

/** About sixty words to tick, under headings; ten at most. */
export function InterestsFields({ groups, chosen }: InterestsFieldsProps) {
  const { t } = useTranslation(["profile", "interests"]);
  return (
    <>
      <FilterField label={t("profile:edit.interests.search")} none={t("profile:edit.interests.none")} />
      <ChipChoices
        name="interests"
        legend={t("profile:edit.interests.legend")}
        hideLegend
        groups={groups.map(({ group, keys }) => ({
          title: t(`profile:interest_groups.${group}`),
          options: keys.map((key) => ({
            name: `interests.${key}`,
            value: key,
            label: interestLabel(key, t),
            checked: chosen.includes(key),
          })),
        }))}
      />
      <p data-chosen data-most={INTERESTS_MAX} aria-live="polite" className={styles.count}>
        <span hidden>
          {t("profile:edit.interests.chosen")} <b />.
        </span>{" "}
        <span>{t("profile:edit.interests.most", { max: INTERESTS_MAX })}</span>{" "}
        <strong hidden>
          <span /> {t("profile:edit.interests.over")}
        </strong>
      </p>
      <script src={script} type="module" />
    </>
  );
}
