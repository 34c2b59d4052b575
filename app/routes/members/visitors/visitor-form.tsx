import type { Constraints } from "../../../domain/form.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import * as styles from "./visitors.css.ts";
import type { VisitorQuery } from "./visitor-query.ts";

interface VisitorFormProps {
  search: VisitorQuery;
  /** Codes. */
  countries: readonly string[];
  /** Fields that the site does not offer. */
  hidden: readonly string[];
  constraint: Constraints;
  form?: FormReply;
}

export const visitorFieldNames = ["gender", "country", "min_age", "max_age"] as const;

/** Whom a visitor looks for: the four things that anybody asks first. */
export function VisitorForm({ constraint, form, ...shown }: VisitorFormProps) {
  const { t } = useTranslation(["visitors", "members"]);
  return (
    <Card>
      <ServerForm
        method="get"
        action="/members"
        constraint={constraint}
        reply={form}
        errorTitle={t("members:search.correct")}
        labels={{
          gender: t("members:search.gender"),
          country: t("members:search.country"),
          min_age: t("members:search.min_age"),
          max_age: t("members:search.max_age"),
        }}
      >
        <div className={styles.fields}>
          <Fields {...shown} />
          <div className={styles.wide}>
            <Button icon="search">{t("visitors:show")}</Button>
          </div>
        </div>
      </ServerForm>
    </Card>
  );
}

/** Those that the site offers. */
function Fields({ search, countries, hidden }: Pick<VisitorFormProps, "search" | "countries" | "hidden">) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const named = countries.map((value) => ({ value, label: formatCountry(value, locale) }));
  const choices = {
    gender: (["female", "male"] as const).map((value) => ({ value, label: t(`genders.${value}`) })),
    country: named.sort((a, b) => a.label.localeCompare(b.label, locale)),
  };
  const bounds = { min_age: MIN_AGE, max_age: MAX_AGE };
  return visitorFieldNames
    .filter((name) => !hidden.includes(name))
    .map((name) =>
      name === "gender" || name === "country" ? (
        <div key={name} className={styles.wide}>
          <SelectField name={name} options={choices[name]} defaultValue={search[name]} />
        </div>
      ) : (
        <TextField
          key={name}
          name={name}
          defaultValue={search[name]?.toString()}
          placeholder={String(bounds[name])}
          inputMode="numeric"
          autoComplete="off"
        />
      ),
    );
}
