import { redirect } from "react-router";
import { languageNames, writtenLocales } from "../../../domain/locale/languages.ts";
import { localeOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/new-page.ts";
import { newPageForm } from "./page.form.ts";
import { PAGES, pagePath } from "./page-path.ts";

export const handle = { title: "operators:pages.make" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { language: localeOf(context), constraint: constraintsOf(newPageForm) };
}

/** Nothing is kept yet: the next page is where it is written. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: newPageForm, context });
  if (!form.ok) return form.reject();
  return redirect(pagePath(form.value.address, form.value.language), 303);
}

/** The address of a new page, and the language that is written first. */
export default function NewPage({ loaderData: { language, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page
      title={t("operators:pages.make")}
      lead={t("operators:pages.make_lead")}
      back={<a href={PAGES}>{t("operators:pages.title")}</a>}
      width="narrow"
    >
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ address: t("operators:pages.address"), language: t("operators:pages.language") }}
      >
        <TextField
          name="address"
          hint={t("operators:pages.address_hint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          name="language"
          defaultValue={language}
          options={writtenLocales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Button>{t("operators:pages.write")}</Button>
      </ServerForm>
    </Page>
  );
}
