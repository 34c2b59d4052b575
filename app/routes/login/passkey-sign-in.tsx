import script from "../../browser/passkey-sign-in.ts?worker&url";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { or } from "./login.css.ts";

/** Signing in with a passkey. Only a script can ask a device for its passkey, so the script shows it, where the browser can. */
export function PasskeySignIn({ target }: { target: string | null }) {
  const { t } = useTranslation("access");
  return (
    <>
      <ServerForm id="passkey" action="/login/passkey" data-options="/login/passkey" hidden>
        <Hidden name="redirect" value={target ?? ""} />
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
