import { isDay } from "../../../domain/account/age.ts";
import { formatDay } from "../../../domain/locale/format.ts";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { stepHref } from "../signup-entry.ts";
import * as styles from "../page/signup.css.ts";
import type { SignupView } from "../view.server.ts";

interface SummaryProps {
  view: SignupView;
  /** Only what these steps asked; everything if left out. */
  steps?: readonly number[];
  /** The ways back are buttons of the form around it, which keep what stands there. */
  asForm?: boolean;
}

/** What was filled in so far, each line with its way back. */
export function Summary({ view: { base, values, countries, locale }, steps, asForm }: SummaryProps) {
  const { t } = useTranslation("signup");
  const { date_of_birth: born = "" } = values;
  const country = countries.find(({ value }) => value === values.country)?.label;
  const couple =
    `${values.gender === "male" ? "male" : "female"}_${values.seeking === "male" ? "male" : "female"}` as const;
  const lines = [
    { step: 0, term: t("account.you"), detail: t(`account.you_${couple}`), change: t("account.change_you") },
    {
      step: 1,
      term: t("account.born"),
      detail: isDay(born) ? formatDay(born, locale) : born,
      change: t("account.change_born"),
    },
    {
      step: 2,
      term: t("account.lives"),
      detail: [values.city, values.region, country].join(", "),
      change: t("account.change_lives"),
    },
    { step: 3, term: t("account.name"), detail: values.name, change: t("account.change_name") },
    { step: 3, term: t("account.email"), detail: values.email, change: t("account.change_name") },
  ].filter((line) => !steps || steps.includes(line.step));
  return (
    <section>
      <h2 className={visuallyHidden}>{t("account.summary")}</h2>
      <dl className={styles.summary}>
        {lines.map(({ step, term, detail, change }) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
            <dd>
              {asForm ? (
                <button name="go" value={`change:${step}`} aria-label={change} className={styles.changeButton}>
                  {t("change")}
                </button>
              ) : (
                <a href={stepHref({ base }, step)} aria-label={change} className={styles.change}>
                  {t("change")}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
