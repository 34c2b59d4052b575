import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form as RouterForm, useFetcher, useSubmit } from "react-router";
import { useCachedHtml } from "../../../request/pages/cached-html.ts";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { SearchPageData } from "./search-page-data.ts";
import { Fields, type FieldsProps } from "./search-fields.tsx";
import * as styles from "./search.css.ts";
import { searchHref } from "./search-query.ts";
import { useRegions } from "./use-regions.ts";

/** The search form, closed at first, so that the results come first. */
export function SearchPanel({ data }: { data: SearchPageData }) {
  const { open, query, form, countries, search, constraint, show, filters, hidden } = data;
  const { ask, regions, missing } = useRegions(data);
  const panel = useRef<HTMLDetailsElement>(null);
  // It was opened before the script ran, or another country chosen.
  const onReady = useEffectEvent(() => {
    if (panel.current?.open) void ask();
    const country = panel.current?.querySelector<HTMLSelectElement>("[name=country]");
    if (country && country.value !== (search.country ?? ""))
      country.dispatchEvent(new Event("change", { bubbles: true }));
  });
  useEffect(() => onReady(), []);
  // A new search folds the panel and fills the form anew; a change of country leaves both as they are.
  const address = searchHref(query);
  const [settled, setSettled] = useState(address);
  if (!open && settled !== address) setSettled(address);
  const shown = { address, countries, search, regions, missing, constraint, show, filters, hidden, open };
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

type PanelProps = FieldsProps &
  Pick<SearchPageData, "form" | "constraint" | "show"> & {
    /** Of this search. */
    address: string;
  };

function Panel({ address, form, constraint, show, ...shown }: PanelProps) {
  const { t } = useTranslation("members");
  const followCountry = useFollowCountry();
  const [counted, count] = useCount(address);
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
          ...Object.fromEntries(shown.filters.map(({ name, label }) => [name, label])),
        }}
        onChange={(event) => {
          followCountry(event);
          count(event);
        }}
      >
        <RouterForm action="/members">
          <div className={styles.fields}>
            <Fields {...shown} />
          </div>
          <Actions>
            <Button icon="search">{counted ?? show}</Button>
            {address !== "/members" && <AppLink href="/members">{t("search.clear")}</AppLink>}
          </Actions>
        </RouterForm>
      </Form>
    </>
  );
}

/** What the button says once something was filled in, and what is to be done then. A new search forgets what was counted. */
function useCount(address: string) {
  const { data, load } = useFetcher<SearchPageData>({ key: `count ${address}` });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function count({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    // Its regions are on their way, and with them its own count.
    if ((target as EventTarget & { name?: string }).name === "country") return;
    const fields = new URLSearchParams(new FormData(currentTarget) as unknown as Record<string, string>);
    timer.current = setTimeout(() => void load(`/members?count=1&${fields.toString()}`), PAUSE);
  }
  return [data?.show, count] as const;
}

/** Milliseconds without another key. */
const PAUSE = 500;

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
    // Those of the country before would be refused, or lead to another address, which keeps nothing.
    asked.delete("countryregion");
    asked.delete("place");
    void submit(asked, { action: "/members", preventScrollReset: true, state: KEEPS_FOCUS });
  };
}
