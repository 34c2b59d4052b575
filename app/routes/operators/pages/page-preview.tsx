import { MarkdownText } from "../../../page-parts/markdown/markdown-text.tsx";
import type { MarkdownNode } from "../../../page-parts/markdown/markdown-tree.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import * as operatorStyles from "../operators.css.ts";
import { type PageFormProps, usePageLabels } from "./page-editor.tsx";
import * as styles from "./pages.css.ts";

/** What visitors would read, exactly as it is sent on from here; nothing is changed before the operator says so. */
export function PagePreview({
  action,
  key_,
  seen,
  language,
  nodes,
  constraint,
  reply,
}: PageFormProps & { nodes: MarkdownNode[] }) {
  const { t } = useTranslation(["operators", "login"]);
  const typed = (name: string) => String(reply?.initialValue?.[name] ?? "");
  return (
    <>
      <Card as="section">
        <p className={styles.heading} lang={language}>
          {typed("title")}
        </p>
        <MarkdownText nodes={nodes} lang={language} />
      </Card>
      {typed("description") && (
        <p className={operatorStyles.details}>
          {t("operators:pages.description")}: <span lang={language}>{typed("description")}</span>
        </p>
      )}
      <ServerForm
        action={action}
        encType="multipart/form-data"
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={usePageLabels()}
      >
        <Hidden name="language" value={language} />
        <Hidden name="key" value={key_} />
        <Hidden name="seen" value={String(seen)} />
        {["title", "description", "markdown"].map((name) => (
          <Hidden key={name} name={name} value={typed(name)} />
        ))}
        <TextField name="why" lines={2} hint={t("operators:pages.why_hint")} />
        <Actions>
          <Button name="step" value="publish">
            {t("operators:pages.publish")}
          </Button>
          <Button name="step" value="change" tone="secondary">
            {t("operators:pages.change")}
          </Button>
        </Actions>
      </ServerForm>
    </>
  );
}
