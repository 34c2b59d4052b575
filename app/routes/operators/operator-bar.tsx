import { useLocation } from "react-router";
import type { ReplyOf } from "../../contract/endpoint.ts";
import type { operatorOverview } from "../../contract/operators.ts";
import type { Locale } from "../../contract/scalars.ts";
import { STAFF_PASSKEYS, STAFF_PATH } from "../../domain/auth/sign-in-path.ts";
import { LanguageMenu } from "../../page-parts/layout/language-menu.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Logo } from "../../ui/logo/logo.tsx";
import { Menu, MenuButton, MenuItem } from "../../ui/menu/menu.tsx";
import { TopBar, TopBarLandmark } from "../../ui/top-bar/top-bar.tsx";
import { FICTIONAL } from "./fictional-profiles/profile-path.ts";

const AUDIT = `${STAFF_PATH}/audit`;
const MEMBERS = `${STAFF_PATH}/members`;

interface OperatorBarProps {
  site: string;
  locale: Locale;
  overview?: ReplyOf<typeof operatorOverview>;
}

/** The staff's own bar: what waits, the record, and who is signed in. */
export function OperatorBar({ site, locale, overview }: OperatorBarProps) {
  const { t } = useTranslation(["common", "operators"]);
  const { pathname } = useLocation();
  const waiting = overview?.queues.reduce((sum, queue) => sum + queue.waiting, 0) ?? 0;
  const items = [
    {
      link: <a href={STAFF_PATH}>{t("operators:menu.queues")}</a>,
      icon: "eye" as const,
      current: ![AUDIT, MEMBERS, FICTIONAL, STAFF_PASSKEYS].some((page) => isPage(pathname, page)),
      ...(waiting > 0 && {
        badge: { count: waiting, label: t("operators:waiting", { count: waiting }), tone: "unread" as const },
      }),
    },
    {
      link: <a href={MEMBERS}>{t("operators:menu.members")}</a>,
      icon: "user" as const,
      current: isPage(pathname, MEMBERS),
    },
    {
      link: <a href={FICTIONAL}>{t("operators:menu.fictional")}</a>,
      icon: "users" as const,
      current: isPage(pathname, FICTIONAL),
    },
    { link: <a href={AUDIT}>{t("operators:menu.audit")}</a>, icon: "clock" as const, current: pathname === AUDIT },
  ];
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
            {overview && (
              <Menu label={overview.operator.name} icon="user" compact>
                <MenuItem href={STAFF_PASSKEYS} icon="key" current={pathname === STAFF_PASSKEYS}>
                  {t("operators:passkeys.title")}
                </MenuItem>
                <form method="post" role="none" action={`${STAFF_PATH}/logout`}>
                  <MenuButton icon="logout">{t("common:menu.logout")}</MenuButton>
                </form>
              </Menu>
            )}
          </>
        }
        skip={{ href: "#main", text: t("common:skip") }}
      />
    </TopBarLandmark>
  );
}

/** Messages to fictional profiles (`/operator/fictional/7`) are a queue, not their list. */
function isPage(pathname: string, page: string): boolean {
  return pathname === page || (pathname.startsWith(`${page}/`) && !/\/fictional\/\d+$/.test(pathname));
}
