import { type ReactNode, useEffect, useState } from "react";
import type { PushOwner } from "../../../live/push/subscribe.ts";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { scripted } from "./alerts.css.ts";

interface PushAlertProps {
  owner: PushOwner;
  /** This browser has told that it can be offered push messages: the page comes with the offer. */
  offered?: true;
  /** "Not now", which goes with the alert. */
  dismissal: ReactNode;
}

/** Just these are worth a word here; all else is on the page with the settings. */
type Stage = "offer" | "done" | "failed";

/**
 * Push messages on this device: offered where its browser can, and has not been asked for good (spec §2, §4). A page either
 * comes with the offer or stays without it: nothing moves what somebody is looking at.
 */
export function PushAlert({ owner: { key, member }, offered, dismissal }: PushAlertProps) {
  const { t } = useTranslation();
  const { hydrate } = usePageFacts();
  const [stage, setStage] = useState(offered && ("offer" as Stage));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // It tells the next page. Where it fails (no connection, no storage) that page has no offer, or one that says that it failed.
    void loadPush()
      .then(({ pushState }) => pushState({ key, member }))
      .catch(() => {});
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
  if (!stage || !hydrate) return null;
  return (
    <div className={scripted}>
      <CollapsibleBanner
        tone={stage === "done" ? "success" : "info"}
        icon="bell"
        title={<span role="status">{t(`alerts.push.${stage}`)}</span>}
      >
        <p>{t("alerts.push.text")}</p>
        {stage !== "done" && (
          <Actions>
            <Button type="button" size="small" tone="secondary" disabled={busy} onClick={() => void turnOn()}>
              {t("alerts.push.action")}
            </Button>
            {dismissal}
          </Actions>
        )}
      </CollapsibleBanner>
    </div>
  );
}

/** Needed by few pages only, so it is no part of all of them. */
function loadPush() {
  return import("../../../live/push/subscribe.ts");
}
