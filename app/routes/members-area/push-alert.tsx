import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../request/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { notices } from "./notices.css.ts";

interface PushAlertProps {
  /** Setting push_public_key. */
  pushKey: string;
  member: string;
  /** "Not now", which goes with the alert. */
  dismissal: ReactNode;
}

/** Just these are worth a word here; all else is on the page with the settings. */
type Stage = "offer" | "done" | "failed";

/** Push messages on this device: offered where its browser can, and has not been asked for good. Spec §2, §4. */
export function PushAlert({ pushKey: key, member, dismissal }: PushAlertProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const here = new AbortController();
    void (async () => {
      const { pushState } = await loadPush();
      const state = await pushState({ key, member });
      if (state === "unsubscribed" && !here.signal.aborted) setStage("offer");
    })().catch(() => {});
    return () => here.abort();
  }, [key, member]);
  async function turnOn() {
    setBusy(true);
    try {
      const { subscribe } = await loadPush();
      // Refused, or closed without an answer: it has been asked, so it goes.
      setStage((await subscribe({ key, member })) === "subscribed" ? "done" : undefined);
    } catch {
      setStage("failed");
    }
    setBusy(false);
  }
  if (!stage) return null;
  const offered = stage !== "done" && (
    <>
      <Button type="button" size="small" tone="secondary" disabled={busy} onClick={() => void turnOn()}>
        {t("alerts.push.action")}
      </Button>
      {dismissal}
    </>
  );
  return (
    <div className={notices} role="status">
      <Banner
        tone={stage === "done" ? "success" : "info"}
        icon="bell"
        title={t(`alerts.push.${stage}`)}
        action={offered}
      >
        {stage !== "done" && <p>{t("alerts.push.text")}</p>}
      </Banner>
    </div>
  );
}

/** Needed by few pages only, so it is no part of all of them. */
function loadPush() {
  return import("../../live/push.ts");
}
