import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type ChangedWords, ChangedFields } from "./changed-fields.tsx";

interface ChangePreviewProps extends Pick<FormSource, "constraint" | "reply"> {
  action: string;
  /** The page of the group, where nothing is changed. */
  back: string;
  fields: ChangedWords[];
  /** What is sent when it is confirmed, as JSON. */
  changes: string;
  key_: string;
  seen: number;
  /** Said before it is confirmed, of fields that do more than change words. */
  notes: string[];
}

/** What will change, as it is and as it will be; nothing is changed before the operator says so here. */
export function ChangePreview(props: ChangePreviewProps) {
  const { action, back, fields, changes, key_, seen, notes, constraint, reply } = props;
  const { t } = useTranslation(["operators", "login"]);
  return (
    <>
      <Card as="section">
        <ChangedFields fields={fields} />
      </Card>
      <ServerForm
        action={action}
        constraint={constraint}
        reply={reply}
        errorTitle={t("login:errors_title")}
        labels={{ why: t("operators:prices.why") }}
      >
        <Hidden name="key" value={key_} />
        <Hidden name="seen" value={String(seen)} />
        <Hidden name="changes" value={changes} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{t("operators:settings.within_a_minute")}</p>
        <TextField name="why" lines={2} hint={t("operators:discounts.why_hint")} />
        <Actions>
          <Button>{t("operators:settings.confirm")}</Button>
          <ButtonLink href={back} tone="secondary">
            {t("operators:settings.leave")}
          </ButtonLink>
        </Actions>
      </ServerForm>
    </>
  );
}
