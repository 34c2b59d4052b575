import { useTranslation } from "../../../request/locale/use-translation.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";

const LASTS = [7, 30, 90, 365];

/** For how long something is decided (`lastingDays`). */
export function HowLong() {
  const { t } = useTranslation("operators");
  return (
    <SelectField
      name="days"
      hint={t("case.how_long_hint")}
      placeholder={t("case.choose_time")}
      options={[
        ...LASTS.map((count) => ({ value: String(count), label: t("case.days", { count }) })),
        { value: "lifted", label: t("case.until_lifted") },
      ]}
    />
  );
}
