import { type DateParts, splitDate } from "../../../../domain/date-parts.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { FieldError } from "../../../../ui/form/field-error.tsx";
import * as fields from "../../../../ui/form/field.css.ts";
import { useField } from "../../../../ui/form/form-fields.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import * as styles from "./date-field.css.ts";

/** The names of the months, alone. */
function monthNames(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)));
}

interface DateFieldProps {
  name: string;
  hint: string;
}

/**
 * A day that somebody knows by heart, such as their birthday, in three fields with the month as a word: nothing to leaf through, and no question
 * whether the day or the month comes first. The day carries the field's id, so that a summary leads there.
 */
export function DateField({ name, hint }: DateFieldProps) {
  const { t, language } = useTranslation("signup");
  const { control, descriptionId, errorId, error, value, label } = useField({ name, hint });
  const { id, name: _name, required, "aria-invalid": invalid, ...aria } = control;
  const parts = splitDate(value ?? "");
  const of = (part: keyof DateParts) => ({
    name: `${name}.${part}`,
    id: part === "day" ? id : `${id}-${part}`,
    defaultValue: parts[part],
    required,
    "aria-invalid": invalid,
  });
  const digits = { inputMode: "numeric", pattern: "[0-9]*", className: fields.input } as const;
  return (
    <fieldset {...aria}>
      <legend className={fields.label}>{label}</legend>
      <div className={styles.parts}>
        <label className={styles.day}>
          <span className={styles.partLabel}>{t("birth.day")}</span>
          <input {...of("day")} {...digits} maxLength={2} autoComplete="bday-day" />
        </label>
        <label className={styles.month}>
          <span className={styles.partLabel}>{t("birth.month")}</span>
          <span className={fields.control}>
            <select {...of("month")} autoComplete="bday-month" className={fields.select}>
              <option value="">{t("birth.choose_month")}</option>
              {monthNames(language).map((month, index) => (
                <option key={month} value={index + 1}>
                  {month}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        </label>
        <label className={styles.year}>
          <span className={styles.partLabel}>{t("birth.year")}</span>
          <input {...of("year")} {...digits} maxLength={4} autoComplete="bday-year" />
        </label>
      </div>
      <p id={descriptionId} className={fields.hint}>
        {hint}
      </p>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
