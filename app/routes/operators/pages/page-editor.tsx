import type { PageText } from "../../../contract/operators/operator-pages.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { languageName } from "../../../domain/locale/languages.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

export interface PageFormProps extends Pick<FormSource, "constraint" | "reply"> {
  /** The address of the page in the console. */
  action: string;
  key_: string;
  /** The latest version, 0 for none. */
  seen: number;
  language: Locale;
}

/** What a page says. It is sent as a form with parts: encoded for an address, a long text would be too large. */
export function PageEditor({
  action,
  key_,
  seen,
  language,
  text,
  constraint,
  reply,
}: PageFormProps & { text: PageText }) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <ServerForm
      action={action}
      encType="multipart/form-data"
      constraint={constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={usePageLabels()}
    >
      <h2>{t("operators:pages.text_in", { language: languageName(language) })}</h2>
      <Hidden name="language" value={language} />
      <Hidden name="key" value={key_} />
      <Hidden name="seen" value={String(seen)} />
      <TextField name="title" defaultValue={text.title} lang={language} autoComplete="off" />
      <TextField
        name="description"
        lines={2}
        defaultValue={text.description}
        lang={language}
        hint={t("operators:pages.description_hint")}
      />
      <TextField
        name="markdown"
        lines={16}
        defaultValue={text.markdown}
        lang={language}
        hint={t("operators:pages.markdown_hint")}
      />
      <Button name="step" value="preview">
        {t("operators:pages.preview")}
      </Button>
    </ServerForm>
  );
}

/** What the fields of both forms are called. */
export function usePageLabels() {
  const { t } = useTranslation("operators");
  return {
    title: t("pages.page_title"),
    description: t("pages.description"),
    markdown: t("pages.markdown"),
    why: t("pages.why"),
  };
}
