import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { choosePhotos } from "../../../page-parts/chosen-photos.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { AlertWords } from "./alert-words.server.ts";
import { alerts } from "./alerts.css.ts";
import { UnsentBanner } from "../../../page-parts/navigation/unsent-text.tsx";

/** Spec §2, alerts, but for the reminder of activation, which stands beside this, and push messages, which are a line on `/chats`. */
export function Alert({ alert }: { alert?: AlertWords }) {
  useFocusAfter(alert?.kind);
  if (!alert) return null;
  const { kind, title, text, action, no } = alert;
  const looks =
    kind === "notifications"
      ? ({ tone: "warning", icon: "mail" } as const)
      : ({ tone: "info", icon: "camera" } as const);
  return (
    <div className={alerts}>
      <CollapsibleBanner {...looks} title={title}>
        <p>{text}</p>
        <Dismissal kind={kind} no={no}>
          <ButtonLink asChild size="small" tone="secondary">
            <AppLink
              href={kind === "notifications" ? "/notifications" : "/profile/photos"}
              onClick={kind === "photo" ? choosePhotos : undefined}
            >
              {action}
            </AppLink>
          </ButtonLink>
        </Dismissal>
      </CollapsibleBanner>
    </div>
  );
}

/** Where something can be done about it, and a button that puts it away, with the words of `no`. */
export function Dismissal({ kind, no, children }: { kind: string; no: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<unknown>();
  return (
    <fetcher.Form method="post" action="/alerts">
      <UnsentBanner answer={fetcher.data} />
      <Hidden name="back" value={pathname + search} />
      <Actions>
        {children}
        <Button name="alert" value={kind} size="small" tone="quiet">
          {no}
        </Button>
      </Actions>
    </fetcher.Form>
  );
}

/** The button that dismisses an alert disappears with it; the focus moves to where a new page begins. */
function useFocusAfter(kind: string | undefined): void {
  const earlier = useRef(kind);
  useEffect(() => {
    if (earlier.current !== kind && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
    }
    earlier.current = kind;
  }, [kind]);
}
