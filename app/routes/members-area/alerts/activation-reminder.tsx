import { useState } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import type { Activation } from "./activation.server.ts";
import { ActivationLine } from "./activation-line.tsx";
import { ActivationWords } from "./activation-words.tsx";
import { address, waiting } from "./alerts.css.ts";
import { Resend } from "./resend.tsx";
import { useIsOver } from "./use-is-over.ts";

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
  return <ActivationLine key={key} activation={activation} />;
}

function Modal({ activation, onClose }: { activation: Activation; onClose: () => void }) {
  const { t } = useTranslation(["account", "common"]);
  const late = useIsOver(activation.hintIn);
  return (
    <Dialog open title={t("account:activation.title")} closeLabel={t("common:close")} onClose={onClose}>
      <EnvelopeIllustration />
      <div className={address}>
        <ActivationWords email={activation.email} late={late} />
      </div>
      <form method="dialog">
        <Button wide>{t("account:activation.look_around")}</Button>
      </form>
      <div className={late ? undefined : waiting}>
        <Resend />
      </div>
    </Dialog>
  );
}
