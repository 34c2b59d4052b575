import { disabledReasons } from "../../../contract/account/notification-kinds.ts";
import type { User } from "../../../contract/people/profile.ts";
import type { AlertKind, DismissibleAlert } from "../../../domain/notifications/alerts.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";

/** An alert and its words: they come with the page that shows it, as most pages show none. */
export interface AlertWords {
  kind: DismissibleAlert;
  title: string;
  text: string;
  /** Of the link to where something can be done about it. */
  action: string;
  /** "Not now". */
  no: string;
}

/** The words of the alert that is due; the reminder of activation has its own. */
export function alertWords(kind: AlertKind | undefined, user: User, t: Translate): AlertWords | undefined {
  if (kind === undefined || kind === "activation") return undefined;
  const no = t("common:not_now");
  if (kind === "photo_decided") {
    const status = user.photo_decided?.status ?? "active";
    const words = `account:alerts.photo_${status}` as const;
    return { kind, no, title: t(`${words}.title`), text: t(`${words}.text`), action: t(`${words}.action`) };
  }
  const reason = disabledReasons.find((known) => user.notifications_disabled?.includes(known)) ?? "other";
  return {
    kind,
    no,
    title: t(`account:alerts.${kind}.title`),
    text: t(kind === "photo" ? "account:alerts.photo.text" : `account:alerts.notifications.${reason}`),
    action: t(`account:alerts.${kind}.action`),
  };
}
