import type { Gender } from "../../../../contract/scalars.ts";
import { LIKED_BACK_A_DAY, REGIONS_MAX } from "../../../../domain/account/limits.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { ChipChoices } from "../../../../ui/form/chip-choices.tsx";
import { ChoiceField } from "../../../../ui/form/choice-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import * as styles from "../own-profile.css.ts";

interface LookingForFieldsProps {
  seeking?: Gender | null;
  min?: number | null;
  max?: number | null;
  /** Names of regions. */
  chosen: string[];
  /** Of all regions of the member's country. */
  names: string[];
  /** Are these liked back in the member's name? */
  likeBack: boolean;
}

/** Gender, ages and regions: what a search begins with, and whom the switch likes back (decision 0183). */
export function LookingForFields({ seeking, min, max, chosen, names, likeBack }: LookingForFieldsProps) {
  const { t } = useTranslation("profile");
  const age = { inputMode: "numeric", autoComplete: "off" } as const;
  const regions = names.map((name, at) => ({
    name: `seeking_regions.n${at}`,
    value: name,
    label: <bdi>{name}</bdi>,
    checked: chosen.includes(name),
  }));
  return (
    <>
      <ChoiceField
        short
        name="seeking"
        options={[
          { value: "male", label: t("edit.looking-for.man") },
          { value: "female", label: t("edit.looking-for.woman") },
        ]}
        defaultValue={seeking ?? undefined}
      />
      <div className={styles.ages}>
        <TextField name="seeking_min_age" defaultValue={min?.toString()} {...age} />
        <TextField name="seeking_max_age" defaultValue={max?.toString()} {...age} />
      </div>
      <p className={styles.soft}>{t("edit.looking-for.ages_hint")}</p>
      {regions.length > 0 && (
        <ChipChoices
          name="seeking_regions"
          hint={t("edit.looking-for.regions_hint", { max: REGIONS_MAX })}
          groups={[{ options: regions }]}
        />
      )}
      <CheckboxField
        name="like_back"
        label={<strong>{t("edit.looking-for.like_back")}</strong>}
        hint={t("edit.looking-for.like_back_hint", { count: LIKED_BACK_A_DAY })}
        defaultChecked={likeBack}
      />
    </>
  );
}
