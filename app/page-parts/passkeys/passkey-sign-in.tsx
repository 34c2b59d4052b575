import type { ReactNode } from "react";
import script from "../../browser/passkey-sign-in.ts?worker&url";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { or } from "./passkeys.css.ts";

/**
 * Signing in with a passkey. Only a script can ask a device for its passkey, so the script shows it, where the browser can. The
 * options come from the form's own address; `children`: fields that go along.
 */
export function PasskeySignIn({ action, children }: { action: string; children?: ReactNode }) {
  const { t } = useTranslation("access");
  return (
    <>
      <ServerForm id="passkey" action={action} data-options={action} hidden>
        {children}
        <Hidden name="response" value="" />
        <Hidden name="state" value="" />
        <p className={or}>{t("passkeys.or")}</p>
        <div>
          <Button tone="secondary" wide icon="key">
            {t("passkeys.sign_in")}
          </Button>
          <p role="status">
            <span data-status="failed" hidden>
              {t("passkeys.sign_in_failed")}
            </span>
          </p>
        </div>
      </ServerForm>
      <script src={script} type="module" />
    </>
  );
}
