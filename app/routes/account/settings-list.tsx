import type { User } from "../../contract/people/profile.ts";
import { languageNames } from "../../domain/locale/languages.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { IconName } from "../../ui/icon/icon.tsx";
import { LinkList, LinkRow } from "../../ui/link-row/link-row.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";
import type { AccountOverview } from "./account-overview.server.ts";

interface SettingsListProps {
  user: User;
  /** Parts are missing when the API does not have all of our calls. */
  state: AccountOverview;
}

interface Row {
  href: string;
  icon: IconName;
  title: string;
  detail: string;
}

/** Links to all settings with their present state; deleting the account is last, and not prominent. */
export function SettingsList({ user, state }: SettingsListProps) {
  const { t } = useTranslation("account");
  const rows = [...useAccess(user, state), ...useReading(user, state), ...useOwn(user)];
  return (
    <>
      <LinkList label={t("overview.settings")}>
        {rows.map((row) => (
          <LinkRow key={row.href} {...row} />
        ))}
      </LinkList>
      <LinkList>
        <LinkRow
          quiet
          href="/profile/delete"
          icon="trash"
          title={t("overview.delete")}
          detail={t("overview.delete_text")}
        />
      </LinkList>
    </>
  );
}

function useAccess({ status, email_change: change }: User, { devices, passkeys }: AccountOverview): Row[] {
  const { t } = useTranslation("account");
  const security = () => {
    if (change) return t(change.failed ? "overview.email_failed" : "overview.email_waiting");
    if (status === "not_confirmed") return t("overview.email_unconfirmed");
    return devices === undefined ? t("overview.security_text") : t("overview.devices", { count: devices });
  };
  return [
    { href: "/profile/security", icon: "shield", title: t("overview.security"), detail: security() },
    {
      href: "/profile/passkeys",
      icon: "key",
      title: t("overview.passkeys"),
      detail: passkeys ? t("overview.passkeys_some", { count: passkeys }) : t("overview.passkeys_none"),
    },
  ];
}

function useReading({ light_mode: light, paused }: User, { mail }: AccountOverview): Row[] {
  const { t } = useTranslation("account");
  // As this device shows its pages, whatever the account says.
  const { comfort } = usePageFacts();
  const locale = useLocale();
  const heard = () => {
    if (!mail) return t("overview.notifications_text");
    if (mail.off) return t("overview.mail_off");
    return mail.on > 0 ? t("overview.mail_on", { count: mail.on, all: mail.all }) : t("overview.mail_none");
  };
  const looks = [languageNames[locale], comfort && t("overview.comfort_mode"), light && t("overview.light_mode")];
  return [
    { href: "/notifications", icon: "bell", title: t("overview.notifications"), detail: heard() },
    {
      href: "/profile/data#visibility",
      icon: "users",
      title: t("overview.visibility"),
      detail: t(paused ? "overview.visibility_paused" : "overview.visibility_text"),
    },
    {
      href: "/profile/display",
      icon: "eye",
      title: t("overview.display"),
      detail: looks.filter(Boolean).join(", "),
    },
    { href: "/profile/mails", icon: "mail", title: t("overview.mails"), detail: t("overview.mails_text") },
  ];
}

function useOwn({ credits }: User): Row[] {
  const { t } = useTranslation("account");
  return [
    {
      href: "/credits",
      icon: "wallet",
      title: t("overview.credits"),
      detail: t("overview.credits_left", { count: credits }),
    },
    { href: "/transactions", icon: "clock", title: t("overview.payments"), detail: t("overview.payments_text") },
    { href: "/profile/searches", icon: "search", title: t("overview.searches"), detail: t("overview.searches_text") },
    { href: "/profile/blocked", icon: "block", title: t("overview.blocked"), detail: t("overview.blocked_text") },
    { href: "/profile/hidden", icon: "users", title: t("overview.hidden"), detail: t("overview.hidden_text") },
    { href: "/profile/data", icon: "lock", title: t("overview.data"), detail: t("overview.data_text") },
  ];
}
