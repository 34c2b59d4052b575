import { formatDay } from "../../domain/format.ts";
import { visuallyHidden } from "../../design/visually-hidden.css.ts";
import { useTranslation } from "../../request/use-translation.ts";
import * as styles from "./signup.css.ts";
import type { SignupView } from "./view.server.ts";

/** What was filled in so far, each line with its way back. */
export function Summary({ view: { values, countries, locale } }: { view: SignupView }) {
  const { t } = useTranslation("signup");
  const country = countries.find(({ value }) => value === values.country)?.label;
  const couple =
    `${values.gender === "male" ? "male" : "female"}_${values.seeking === "male" ? "male" : "female"}` as const;
  const lines = [
    { step: 0, term: t("account.you"), detail: t(`account.you_${couple}`), change: t("account.change_you") },
    {
      step: 1,
      term: t("account.born"),
      detail: formatDay(values.date_of_birth ?? "", locale),
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
  ];
  return (
    <section>
      <h2 className={visuallyHidden}>{t("account.summary")}</h2>
      <dl className={styles.summary}>
        {lines.map(({ step, term, detail, change }) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
            <dd>
              <a href={`/signup?step=${step}`} aria-label={change} className={styles.change}>
                {t("change")}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
