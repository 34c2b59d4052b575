import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import type { User } from "../../../contract/profile.ts";
import { disabledReasons } from "../../../contract/notification-kinds.ts";
import type { AlertKind, DismissibleAlert } from "../../../domain/notifications/alerts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { CollapsibleBanner } from "../../../ui/collapsible-banner/collapsible-banner.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { alerts } from "./alerts.css.ts";
import { UnsentBanner } from "../../../page-parts/navigation/unsent-text.tsx";

interface AlertProps {
  /** The one that is due (domain/notifications/alerts.ts). */
  kind?: AlertKind;
  user: User;
}

/** Spec §2, alerts, but for the reminder of activation, which stands beside this, and push messages, which are a line on `/chats`. */
export function Alert({ kind, user }: AlertProps) {
  const { t } = useTranslation();
  useFocusAfter(kind);
  if (kind !== "photo" && kind !== "notifications") return null;
  const reason = disabledReasons.find((known) => user.notifications_disabled?.includes(known)) ?? "other";
  const looks =
    kind === "photo" ? ({ tone: "info", icon: "camera" } as const) : ({ tone: "warning", icon: "mail" } as const);
  return (
    <div className={alerts}>
      <CollapsibleBanner {...looks} title={t(`alerts.${kind}.title`)}>
        <p>{t(kind === "photo" ? "alerts.photo.text" : `alerts.notifications.${reason}`)}</p>
        <Dismissal kind={kind}>
          <ButtonLink asChild size="small" tone="secondary">
            <AppLink href={kind === "photo" ? "/profile" : "/notifications"}>{t(`alerts.${kind}.action`)}</AppLink>
          </ButtonLink>
        </Dismissal>
      </CollapsibleBanner>
    </div>
  );
}

/** Where something can be done about it, and "Not now". */
function Dismissal({ kind, children }: { kind: DismissibleAlert; children?: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<unknown>();
  return (
    <fetcher.Form method="post" action="/alerts">
      <UnsentBanner answer={fetcher.data} />
      <Hidden name="back" value={pathname + search} />
      <Actions>
        {children}
        <Button name="alert" value={kind} size="small" tone="quiet">
          {t("alerts.dismiss")}
        </Button>
      </Actions>
    </fetcher.Form>
  );
}

/** The button that dismisses an alert disappears with it; the focus moves to where a new page begins. */
function useFocusAfter(kind: AlertKind | undefined): void {
  const earlier = useRef(kind);
  useEffect(() => {
    if (earlier.current !== kind && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
    }
    earlier.current = kind;
  }, [kind]);
}
