import type { ReactNode } from "react";
import script from "../../browser/passkey-add.ts?worker&url";
import type { Constraints } from "../../domain/form.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { ScriptSupport } from "../script-support.tsx";
import { StatusMessage } from "../status-message.tsx";
import * as styles from "./passkeys.css.ts";

interface AddPasskeyProps {
  /** The page that adds it; what the device is asked comes from its `/question`. */
  action: string;
  /** What the device is called, as far as its browser says. */
  device: string;
  constraint: Constraints;
  reply?: FormReply;
  /** Fields before the password. */
  children?: ReactNode;
}

/** The form, which its script shows and which asks the device before it is sent; or a line that says why it is not there. */
export function AddPasskey({ action, device, children, ...form }: AddPasskeyProps) {
  const { t } = useTranslation("access");
  return (
    <>
      <ScriptSupport noScript={t("passkeys.no_script")} unsupported={t("passkeys.unsupported")} />
      <ServerForm id="add" {...form} action={action} data-options={`${action}/question`} hidden>
        <Hidden name="intent" value="add" />
        <TextField
          name="name"
          label={t("passkeys.name")}
          hint={t("passkeys.name_hint")}
          defaultValue={device}
          autoComplete="off"
        />
        {children}
        <PasswordField
          name="password"
          label={t("security.own_password")}
          hint={t("passkeys.password_hint")}
          autoComplete="current-password"
        />
        {/* Filled in by the script. Not `Hidden`, which would keep the values of a refused try. */}
        <input type="hidden" name="response" defaultValue="" />
        <input type="hidden" name="state" defaultValue="" />
        <p>{t("passkeys.what_happens")}</p>
        <div className={styles.act}>
          <Button icon="key">{t("passkeys.add")}</Button>
          <div role="status">
            <StatusMessage name="cancelled" tone="info" text={t("passkeys.cancelled")} />
            <StatusMessage name="known" tone="info" text={t("passkeys.known")} />
            <StatusMessage name="failed" tone="danger" text={t("passkeys.failed")} />
            {/* Its text comes with the refusal: only the API knows, for example, how long to wait. */}
            <StatusMessage name="refused" tone="danger" text="" />
          </div>
        </div>
      </ServerForm>
      <script src={script} type="module" />
    </>
  );
}
