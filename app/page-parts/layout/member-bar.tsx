import { useLocation } from "react-router";
import type { Totals } from "../../contract/conversations/conversations.ts";
import type { User } from "../../contract/people/profile.ts";
import type { Locale } from "../../contract/scalars.ts";
import { SIGN_OUT_PATH } from "../../domain/auth/sign-out-path.ts";
import { useCachedHtml } from "../../request/pages/cached-html.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Logo } from "../../ui/logo/logo.tsx";
import { Menu, MenuButton, MenuItem } from "../../ui/menu/menu.tsx";
import { TopBar, TopBarLandmark } from "../../ui/top-bar/top-bar.tsx";
import { DocumentForm } from "../navigation/document-form.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { barBadges } from "./bar-badges.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { LargerLetters } from "./larger-letters.tsx";

interface MemberBarProps {
  user: User;
  /** What the badges show. */
  totals: Totals;
  site: string;
  locale: Locale;
}

/** Spec §2, top bar of somebody who is logged in: search, messages, likes, then credits or premium. On every page. */
export function MemberBar({ user: { paid_user: paid }, totals, site, locale }: MemberBarProps) {
  const { pathname, search } = useLocation();
  const { comfort } = usePageFacts();
  const shown = { paid, totals, site, locale, comfort, pathname, search };
  // A chat's or a search's bar is rarely asked for twice: the cache's room is better used for cards.
  const common = pathname.lastIndexOf("/") === 0 && search.length <= MOST_SEARCH;
  const key = common ? `bar\n${JSON.stringify(shown)}` : undefined;
  return <TopBarLandmark {...useCachedHtml(key, () => <Bar {...shown} />)} />;
}

const MOST_SEARCH = 40;

interface BarProps extends Omit<MemberBarProps, "user"> {
  paid?: boolean;
  comfort: boolean;
  pathname: string;
  search: string;
}

function Bar({ paid, totals, site, locale, comfort, pathname, search }: BarProps) {
  const { t } = useTranslation();
  const badges = barBadges(totals, t);
  return (
    <TopBar
      home={
        <AppLink href="/members" aria-label={t("home", { site })}>
          <Logo name={site} />
        </AppLink>
      }
      label={t("main_menu")}
      items={useItems(paid).map(({ href, text, icon }) => ({
        icon,
        link: <AppLink href={href}>{text}</AppLink>,
        badge: badges[href],
        current: isAt(pathname, href),
      }))}
      end={
        <>
          <LargerLetters comfort={comfort} short />
          <LanguageMenu locale={locale} back={pathname + search} />
          <Menu label={t("menu.account")} icon="user" compact>
            <MenuItem href="/profile" icon="user" current={pathname === "/profile"}>
              {t("menu.profile")}
            </MenuItem>
            <MenuItem href="/profile#settings" icon="settings">
              {t("menu.settings")}
            </MenuItem>
            <DocumentForm role="none" action={SIGN_OUT_PATH}>
              <MenuButton icon="logout">{t("menu.logout")}</MenuButton>
            </DocumentForm>
          </Menu>
        </>
      }
      skip={{ href: "#main", text: t("skip") }}
    />
  );
}

function useItems(paid: boolean | undefined) {
  const { t } = useTranslation();
  return [
    { href: "/members", text: t("menu.members"), icon: "search" as const },
    { href: "/chats", text: t("menu.messages"), icon: "message" as const },
    { href: "/likes", text: t("menu.likes"), icon: "heart" as const },
    paid
      ? { href: "/credits", text: t("menu.credits"), icon: "wallet" as const }
      : { href: "/premium", text: t("menu.premium"), icon: "star" as const },
  ];
}

/** A conversation's page is part of the messages, by either of its addresses. */
function isAt(path: string, href: string): boolean {
  const pathname = /^\/members\/[^/]+\/(?:chat|gift|photo|openers)$/.test(path) ? "/chats" : path;
  return pathname === href || pathname.startsWith(`${href}/`);
}
