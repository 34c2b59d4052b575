import { useTranslation } from "../../../request/locale/use-translation.ts";
import { EmailText } from "../../../ui/email-text/email-text.tsx";

/** What the mail is for, and where to look for it. Spec §9: a minute after it left, in the spam folder too. */
export function ActivationWords({ email, late }: { email?: string; late: boolean }) {
  const { t } = useTranslation("account");
  return (
    <>
      <p>
        <EmailText>{t(email ? "activation.text_to" : "activation.text", { email })}</EmailText>
      </p>
      <p role="status">{t(late ? "activation.spam_hint" : "activation.on_its_way")}</p>
    </>
  );
}
