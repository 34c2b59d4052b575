import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { MembersFound } from "./find-members.server.ts";

/** Looks for a member; the address of the page then says whom. */
export function SearchForm({ action, page }: { action: string; page: Omit<MembersFound, "found"> }) {
  const { q, country, countries, constraint } = page;
  const { t } = useTranslation("operators");
  return (
    <ServerForm method="get" constraint={constraint} action={action}>
      <TextField name="q" type="search" label={t("members.query")} hint={t("members.query_hint")} defaultValue={q} />
      <SelectField name="country" label={t("members.country")} options={countries} defaultValue={country} />
      <Button icon="search">{t("members.search")}</Button>
    </ServerForm>
  );
}
