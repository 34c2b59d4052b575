import { findMembers } from "../../../contract/operators/operator-members.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { countries } from "../../../domain/locale/languages.ts";
import { apiOf, localeOf, settingsOf, visitorOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/members.ts";
import { searchForm } from "./members.form.ts";

export const handle = { title: "operators:members.title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const served = settingsOf(context).countries;
  const offered = served.length > 0 ? served : countries;
  const asked = readQuery(url.searchParams, searchForm, context);
  const country = (asked.status === "success" && asked.value.country) || visitorOf(context).country;
  const q = asked.status === "success" ? asked.value.q : undefined;
  const found = q === undefined ? undefined : await apiOf(context).callOrThrow(findMembers, { q, country });
  return {
    q,
    country,
    inCountry: formatCountry(country, locale),
    countries: offered.map((code) => ({ value: code, label: formatCountry(code, locale) })),
    found: found?.members.map((member) => ({ ...member, country: formatCountry(member.country, locale) })),
    constraint: constraintsOf(searchForm),
  };
}

/** Looks for a member: a whole id or address, or how a name begins. */
export default function Members({ loaderData }: Route.ComponentProps) {
  const { q, country, inCountry, countries, found, constraint } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page title={t("members.title")} lead={t("members.lead")}>
      <ServerForm method="get" constraint={constraint} action={`${STAFF_PATH}/members`}>
        <TextField name="q" type="search" label={t("members.query")} hint={t("members.query_hint")} defaultValue={q} />
        <SelectField name="country" label={t("members.country")} options={countries} defaultValue={country} />
        <Button icon="search">{t("members.search")}</Button>
      </ServerForm>
      {found && (
        <Card as="section">
          <h2>{t("members.found", { count: found.length })}</h2>
          {found.length === 0 && <p>{t("members.none", { country: inCountry })}</p>}
          <ul className={styles.list}>
            {found.map((member) => (
              <li key={member.id} className={styles.row}>
                <p className={styles.what}>
                  <a href={`${STAFF_PATH}/members/${member.id}`} className={linkTarget}>
                    <bdi>{member.name}</bdi>
                  </a>
                </p>
                <p className={styles.details}>
                  {[member.place, member.country, member.id].filter(Boolean).join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
