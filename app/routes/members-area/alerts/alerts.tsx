import { type ReactNode, useEffect, useRef } from "react";
import { memberId } from "../../../domain/auth/page-member.ts";
import { Form, useLocation } from "react-router";
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
import { PushAlert } from "./push-alert.tsx";

interface AlertProps {
  /** The one that is due (domain/notifications/alerts.ts). */
  kind?: AlertKind;
  /** Setting push_public_key, with the alert that needs it. */
  pushKey?: string;
  /** Push messages can be offered in this browser, as far as it has told. */
  pushOffer?: true;
  user: User;
}

/** Spec §2, alerts, but for the reminder of activation, which stands beside this. */
export function Alert({ kind, pushKey, pushOffer, user }: AlertProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  useFocusAfter(kind);
  if (kind === "push" && pushKey) {
    const member = memberId(user) ?? "";
    const dismissal = <Dismissal kind={kind} />;
    // Each page has its own: what the browser finds out meanwhile counts from the next one on.
    return <PushAlert key={key} owner={{ key: pushKey, member }} offered={pushOffer} dismissal={dismissal} />;
  }
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
  return (
    <Form method="post" action="/alerts" preventScrollReset>
      <Hidden name="back" value={pathname + search} />
      <Actions>
        {children}
        <Button name="alert" value={kind} size="small" tone="quiet">
          {t("alerts.dismiss")}
        </Button>
      </Actions>
    </Form>
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
