import { useEffect, useState } from "react";
import { useFetcher, useOutletContext } from "react-router";
import { memberId } from "../../../domain/auth/page-member.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { NoticeLine } from "../../../ui/notice-line/notice-line.tsx";
import { UnsentBanner } from "../../../page-parts/navigation/unsent-text.tsx";
import { scripted } from "./chat-list.css.ts";

type Stage = "question" | "done" | "refused" | "failed";

/**
 * Asks once, in one line, whether this device shall tell of new messages (decision 0163). The line comes with its page or not
 * at all: a first message that arrives meanwhile inserts nothing above what somebody is looking at.
 */
export function PushQuestion({ pushKey }: { pushKey?: string }) {
  const { t } = useTranslation(["chat-list", "common"]);
  const { hydrate } = usePageFacts();
  const { user } = useOutletContext<MemberArea>();
  const fetcher = useFetcher<unknown>();
  const [key] = useState(pushKey);
  const [stage, setStage] = useState<Stage>("question");
  const [busy, setBusy] = useState(false);
  const isOver = stage === "question" && !pushKey;
  useEffect(() => {
    if (key && isOver) focusMainIfLost();
  }, [key, isOver]);
  async function turnOn(publicKey: string) {
    setBusy(true);
    try {
      const { subscribe } = await import("../../../live/push/subscribe.ts");
      const state = await subscribe({ key: publicKey, member: memberId(user) ?? "" });
      setStage(state === "subscribed" ? "done" : "refused");
    } catch {
      setStage("failed");
    }
    setBusy(false);
  }
  const open = stage === "question" || stage === "failed";
  if (!key || !hydrate || isOver) return null;
  return (
    <div className={scripted}>
      <NoticeLine tone={stage === "done" ? "success" : "info"} icon="bell" text={t(`push.${stage}`)}>
        {open && (
          <fetcher.Form method="post" action="/alerts">
            <UnsentBanner answer={fetcher.data} />
            <Hidden name="back" value="/chats" />
            <Button type="button" size="small" tone="secondary" disabled={busy} onClick={() => void turnOn(key)}>
              {t("push.yes")}
            </Button>
            <Button name="alert" value="push" size="small" tone="quiet">
              {t("common:not_now")}
            </Button>
          </fetcher.Form>
        )}
      </NoticeLine>
    </div>
  );
}

/** The pressed button disappears with the line; the focus moves to where the page begins. */
function focusMainIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
}
