import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form as RouterForm, useSubmit } from "react-router";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useCachedHtml } from "../../../request/pages/cached-html.ts";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { type SearchPageData, decodeCountries } from "./search-page-data.ts";
import * as styles from "./search.css.ts";
import { searchHref, TICKED } from "./search-query.ts";
import { useRegions } from "./use-regions.ts";

/** The search form, closed at first, so that the results come first. */
export function SearchPanel({ data }: { data: SearchPageData }) {
  const { open, query, form, countries, search, constraint } = data;
  const { ask, regions, missing } = useRegions(data);
  const panel = useRef<HTMLDetailsElement>(null);
  const onOpened = useEffectEvent(() => void (panel.current?.open && ask()));
  // It was opened before the script ran.
  useEffect(() => onOpened(), []);
  // A new search folds the panel and fills the form anew; a change of country leaves both as they are.
  const address = searchHref(query);
  const [settled, setSettled] = useState(address);
  if (!open && settled !== address) setSettled(address);
  const shown = { address, countries, search, regions, missing, constraint };
  // Rendered once for all who see the same panel; a refused form holds what one member typed and is not cached.
  const key = form ? undefined : `search\n${JSON.stringify(shown)}`;
  return (
    <details
      key={settled}
      open={open}
      ref={panel}
      onToggle={({ currentTarget }) => void (currentTarget.open && ask())}
      className={styles.panel}
      {...useCachedHtml(key, () => <Panel {...shown} form={form} />)}
    />
  );
}

type PanelProps = Pick<SearchPageData, "countries" | "search" | "form" | "constraint"> & {
  /** Of this search. */
  address: string;
  regions: string[];
  /** The country has no regions to choose from, or nobody knows them yet. */
  missing: boolean;
};

function Panel({ address, form, constraint, ...shown }: PanelProps) {
  const { t } = useTranslation("members");
  const followCountry = useFollowCountry();
  return (
    <>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {t("search.panel")}
        <Icon name="chevron-down" />
      </summary>
      <Form
        asChild
        method="get"
        constraint={constraint}
        reply={form}
        errorTitle={t("search.correct")}
        labels={{
          gender: t("search.gender"),
          country: t("search.country"),
          countryregion: t("search.region"),
          min_age: t("search.min_age"),
          max_age: t("search.max_age"),
          active: t("search.active"),
        }}
        onChange={followCountry}
      >
        <RouterForm action="/members">
          <div className={styles.fields}>
            <Fields {...shown} />
          </div>
          <Actions>
            <Button icon="search">{t("search.submit")}</Button>
            {address !== "/members" && <AppLink href="/members">{t("search.clear")}</AppLink>}
          </Actions>
        </RouterForm>
      </Form>
    </>
  );
}

/**
 * With a script, another country shows its regions at once; without one there is the button beside it. Whoever fills in the
 * form goes on with it, so the page and the focus stay where they are.
 */
function useFollowCountry() {
  const submit = useSubmit();
  return function followCountry({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) {
    const changed: EventTarget & { name?: string } = target;
    if (changed.name !== "country" || !form.reportValidity()) return;
    const asked = new FormData(form, form.querySelector<HTMLElement>("[name=open]"));
    // That of the country before would lead to another address, which keeps neither.
    asked.delete("countryregion");
    void submit(asked, { action: "/members", preventScrollReset: true, state: KEEPS_FOCUS });
  };
}

function Fields({ countries, search, regions, missing }: Omit<PanelProps, "address" | "form" | "constraint">) {
  const { t } = useTranslation(["members", "common"]);
  const locale = useLocale();
  const named = decodeCountries(countries).map((value) => ({ value, label: formatCountry(value, locale) }));
  const age = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <>
      <SelectField
        name="gender"
        options={(["female", "male"] as const).map((value) => ({ value, label: t(`common:genders.${value}`) }))}
        defaultValue={search.gender}
      />
      <SelectField
        name="country"
        options={named.sort((a, b) => a.label.localeCompare(b.label, locale))}
        defaultValue={search.country}
      />
      <div className={styles.region}>
        <SelectField
          name="countryregion"
          hint={missing ? t("members:search.region_later") : undefined}
          placeholder={t("members:search.any_region")}
          options={regions.map((value) => ({ value, label: value }))}
          defaultValue={search.countryregion}
        />
        <Button tone="quiet" size="small" name="open" value="1">
          {t("members:search.show_regions")}
        </Button>
      </div>
      <TextField name="min_age" defaultValue={search.min_age?.toString()} placeholder={String(MIN_AGE)} {...age} />
      <TextField name="max_age" defaultValue={search.max_age?.toString()} placeholder={String(MAX_AGE)} {...age} />
      <div className={styles.wishes}>
        <SelectField
          name="active"
          placeholder={t("members:search.any_time")}
          options={(["now", "week"] as const).map((value) => ({ value, label: t(`members:search.${value}`) }))}
          defaultValue={search.active}
        />
        {TICKED.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(`members:search.${name}`)}
            value="yes"
            defaultChecked={!!search[name]}
          />
        ))}
      </div>
    </>
  );
}
