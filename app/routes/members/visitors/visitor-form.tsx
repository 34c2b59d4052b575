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
  constraint: Constraints;
  form?: FormReply;
}

/** Whom a visitor looks for: the four things that anybody asks first. */
export function VisitorForm({ search, countries, constraint, form }: VisitorFormProps) {
  const { t } = useTranslation(["visitors", "members", "common"]);
  const locale = useLocale();
  const named = countries.map((value) => ({ value, label: formatCountry(value, locale) }));
  const age = { inputMode: "numeric", autoComplete: "off" } as const;
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
          <div className={styles.wide}>
            <SelectField
              name="gender"
              options={(["female", "male"] as const).map((value) => ({ value, label: t(`common:genders.${value}`) }))}
              defaultValue={search.gender}
            />
          </div>
          <div className={styles.wide}>
            <SelectField
              name="country"
              options={named.sort((a, b) => a.label.localeCompare(b.label, locale))}
              defaultValue={search.country}
            />
          </div>
          <TextField name="min_age" defaultValue={search.min_age?.toString()} placeholder={String(MIN_AGE)} {...age} />
          <TextField name="max_age" defaultValue={search.max_age?.toString()} placeholder={String(MAX_AGE)} {...age} />
          <div className={styles.wide}>
            <Button icon="search">{t("visitors:show")}</Button>
          </div>
        </div>
      </ServerForm>
    </Card>
  );
}
