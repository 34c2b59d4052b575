import type { Constraints } from "../../../domain/form.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** Looks for words in the questions and answers; the address then says which. */
export function SearchForm({ q, constraint }: { q: string; constraint: Constraints }) {
  const { t } = useTranslation("faq");
  return (
    <search>
      <ServerForm id="faq" method="get" action="/pages/faq" constraint={constraint}>
        <TextField
          name="q"
          type="search"
          label={t("search")}
          hint={t("search_hint")}
          defaultValue={q}
          prefixIcon="search"
          autoComplete="off"
        />
        <Button>{t("submit")}</Button>
      </ServerForm>
    </search>
  );
}
