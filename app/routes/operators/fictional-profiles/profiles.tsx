import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { FICTIONAL_PAGE, listFictional } from "../../../contract/operators/operator-profiles.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { readPage } from "../../../page-parts/page-links.tsx";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { apiOf, localeOf, nowOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/profiles.ts";
import { listForm } from "./profile.form.ts";
import { FICTIONAL, profilePath } from "./profile-path.ts";
import { profileRow } from "./profile-row.ts";

export const handle = { title: "operators:profiles.title" } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readQuery(url.searchParams, listForm, context);
  const q = asked.status === "success" ? asked.value.q : undefined;
  const state = url.searchParams.get("state") === "retired" ? ("retired" as const) : ("active" as const);
  const page = readPage(url.searchParams.get("page"));
  const { profiles, ...counts } = await apiOf(context).callOrThrow(listFictional, {
    state,
    page: String(page),
    ...(q && { q }),
  });
  return {
    q,
    state,
    page,
    ...counts,
    hasOlder: counts.found > page * FICTIONAL_PAGE,
    profiles: profiles.map((one) => profileRow(one, { locale: localeOf(context), now: nowOf(context) })),
    constraint: constraintsOf(listForm),
  };
}

type Loaded = Route.ComponentProps["loaderData"];

/** The fictional profiles of the site, those that are there and those that are retired. */
export default function Profiles({ loaderData }: Route.ComponentProps) {
  const { q, state, active, retired, constraint } = loaderData;
  const { t } = useTranslation("operators");
  const tabs = [
    { link: <a href={FICTIONAL}>{t("profiles.active", { count: active })}</a>, current: state === "active" },
    {
      link: <a href={`${FICTIONAL}?state=retired`}>{t("profiles.retired", { count: retired })}</a>,
      current: state === "retired",
    },
  ];
  return (
    <Page title={t("profiles.title")} lead={t("profiles.lead")}>
      <Actions>
        <ButtonLink href={`${FICTIONAL}/new`}>{t("profiles.make")}</ButtonLink>
      </Actions>
      <Tabs label={t("profiles.title")} tabs={tabs} />
      <ServerForm method="get" constraint={constraint} action={FICTIONAL}>
        {state === "retired" && <input type="hidden" name="state" value="retired" />}
        <TextField name="q" type="search" label={t("profiles.query")} defaultValue={q} />
        <Button icon="search" tone="secondary">
          {t("members.search")}
        </Button>
      </ServerForm>
      <Found {...loaderData} />
    </Page>
  );
}

function Found({ profiles, found, q, state, page, hasOlder }: Loaded) {
  const { t } = useTranslation("operators");
  if (profiles.length === 0)
    return (
      <EmptyState icon="users" title={t(q ? "profiles.none_found" : "profiles.none")}>
        <p>{t(q ? "profiles.none_found_text" : `profiles.none_${state}`)}</p>
      </EmptyState>
    );
  const to = (next: number) => `${FICTIONAL}?${new URLSearchParams({ state, ...(q && { q }), page: String(next) })}`;
  return (
    <Card as="section">
      <h2>{t("members.found", { count: found })}</h2>
      <ul className={styles.list}>
        {profiles.map(({ id, name, age, place, made, retired }) => (
          <li key={id} className={styles.row}>
            <p className={styles.what}>
              <a href={profilePath(id)} className={linkTarget}>
                <NameAndAge name={name} age={age} />
              </a>
            </p>
            <p className={styles.details}>
              <span className={styles.sign}>
                <FictionalSign />
              </span>{" "}
              · {place} · {retired ? t("profiles.retired_on", { day: retired }) : t("profiles.made_on", { day: made })}
            </p>
          </li>
        ))}
      </ul>
      <Actions>
        {page > 1 && (
          <ButtonLink href={to(page - 1)} tone="secondary">
            {t("profiles.newer")}
          </ButtonLink>
        )}
        {hasOlder && (
          <ButtonLink href={to(page + 1)} tone="secondary">
            {t("profiles.older")}
          </ButtonLink>
        )}
      </Actions>
    </Card>
  );
}
