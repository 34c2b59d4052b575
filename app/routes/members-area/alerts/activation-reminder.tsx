import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { EmailText } from "../../../ui/email-text/email-text.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import type { Activation } from "./activation.server.ts";
import { address, alerts } from "./alerts.css.ts";

/**
 * Spec §4: until the address is confirmed, every page says so and can send the mail again; right after the sign-up a
 * smartphone says it in a modal first.
 */
export function ActivationReminder({ activation }: { activation?: Activation }) {
  const [closed, setClosed] = useState(false);
  if (!activation) return null;
  // A new mail begins a new minute.
  const key = activation.hintIn > 0 ? "on its way" : "late";
  if (activation.modal && !closed) return <Modal key={key} activation={activation} onClose={() => setClosed(true)} />;
  return <Alert key={key} activation={activation} />;
}

function Alert({ activation }: { activation: Activation }) {
  const { t } = useTranslation();
  return (
    <div className={alerts}>
      <CollapsibleBanner tone="warning" icon="mail" title={t("activation.title")}>
        <Words activation={activation} />
        <Resend />
      </CollapsibleBanner>
    </div>
  );
}

function Modal({ activation, onClose }: { activation: Activation; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t("activation.title")} closeLabel={t("close")} onClose={onClose}>
      <EnvelopeIllustration />
      <div className={address}>
        <Words activation={activation} />
      </div>
      <form method="dialog">
        <Button wide>{t("activation.look_around")}</Button>
      </form>
      <Resend />
    </Dialog>
  );
}

function Words({ activation: { email, hintIn } }: { activation: Activation }) {
  const { t } = useTranslation();
  const late = useIsOver(hintIn);
  return (
    <>
      <p>
        <EmailText>{t(email ? "activation.text_to" : "activation.text", { email })}</EmailText>
      </p>
      <p role="status">{t(late ? "activation.spam_hint" : "activation.on_its_way")}</p>
    </>
  );
}

/** Has this time passed, as of the page or by now? Without a script the page's own answer stays. */
function useIsOver(ms: number): boolean {
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}

function Resend() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/activate">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="back" value={pathname + search} />
      <Button size="small" tone="secondary">
        {t("activation.resend")}
      </Button>
    </form>
  );
}
