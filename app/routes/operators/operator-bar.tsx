import { useLocation } from "react-router";
import type { ReplyOf } from "../../contract/endpoint.ts";
import type { operatorOverview, QueueState } from "../../contract/operators/operators.ts";
import type { Locale } from "../../contract/scalars.ts";
import { STAFF_PASSKEYS, STAFF_PATH } from "../../domain/auth/sign-in-path.ts";
import { LanguageMenu } from "../../page-parts/layout/language-menu.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Logo } from "../../ui/logo/logo.tsx";
import { Menu, MenuButton, MenuItem } from "../../ui/menu/menu.tsx";
import { TopBar, TopBarLandmark } from "../../ui/top-bar/top-bar.tsx";
import { MEMBERS } from "./members/member-path.ts";
import { moneyPages } from "./money-pages.tsx";
import { SETTINGS } from "./settings/settings-path.ts";
import { FICTIONAL } from "./fictional-profiles/profile-path.ts";
import { PAGES } from "./pages/page-path.ts";

const AUDIT = `${STAFF_PATH}/audit`;
const FIGURES = `${STAFF_PATH}/figures`;

interface OperatorBarProps {
  site: string;
  locale: Locale;
  overview?: ReplyOf<typeof operatorOverview>;
}

/** The staff's own bar: what waits, the record, and who is signed in. */
export function OperatorBar({ site, locale, overview }: OperatorBarProps) {
  const { t } = useTranslation(["common", "operators"]);
  const { pathname } = useLocation();
  const items = useItems(pathname, overview?.queues);
  return (
    <TopBarLandmark>
      <TopBar
        home={
          <a href={STAFF_PATH} aria-label={t("operators:home", { site })}>
            <Logo name={site} />
          </a>
        }
        label={t("common:main_menu")}
        items={overview ? items : []}
        end={
          <>
            <LanguageMenu locale={locale} back={pathname} />
            {overview && <OwnMenu name={overview.operator.name} pathname={pathname} />}
          </>
        }
        skip={{ href: "#main", text: t("common:skip") }}
      />
    </TopBarLandmark>
  );
}

/** The pages of the bar; the queues with how much waits in all of them. */
function useItems(pathname: string, queues: readonly QueueState[] = []) {
  const { t } = useTranslation("operators");
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const money = Object.values(moneyPages);
  const isAt = (page: string) => isPage(pathname, page);
  return [
    {
      link: <a href={STAFF_PATH}>{t("menu.queues")}</a>,
      icon: "eye" as const,
      current: ![AUDIT, FIGURES, MEMBERS, FICTIONAL, PAGES, SETTINGS, STAFF_PASSKEYS, ...money].some(isAt),
      ...(waiting > 0 && {
        badge: { count: waiting, label: t("waiting", { count: waiting }), tone: "unread" as const },
      }),
    },
    { link: <a href={MEMBERS}>{t("menu.members")}</a>, icon: "user" as const, current: isAt(MEMBERS) },
    { link: <a href={FICTIONAL}>{t("menu.fictional")}</a>, icon: "users" as const, current: isAt(FICTIONAL) },
    { link: <a href={money[0]}>{t("menu.money")}</a>, icon: "wallet" as const, current: money.some(isAt) },
    { link: <a href={AUDIT}>{t("menu.audit")}</a>, icon: "clock" as const, current: isAt(AUDIT) || isAt(FIGURES) },
  ];
}

function OwnMenu({ name, pathname }: { name: string; pathname: string }) {
  const { t } = useTranslation(["common", "operators"]);
  return (
    <Menu label={name} icon="user" compact>
      <MenuItem href={STAFF_PASSKEYS} icon="key" current={pathname === STAFF_PASSKEYS}>
        {t("operators:passkeys.title")}
      </MenuItem>
      <MenuItem href={SETTINGS} icon="settings" current={isPage(pathname, SETTINGS) || isPage(pathname, PAGES)}>
        {t("operators:settings.title")}
      </MenuItem>
      <form method="post" role="none" action={`${STAFF_PATH}/logout`}>
        <MenuButton icon="logout">{t("common:menu.logout")}</MenuButton>
      </form>
    </Menu>
  );
}

/** Messages to fictional profiles (`/operator/fictional/7`) are a queue, not their list. */
function isPage(pathname: string, page: string): boolean {
  return pathname === page || (pathname.startsWith(`${page}/`) && !/\/fictional\/\d+$/.test(pathname));
}
