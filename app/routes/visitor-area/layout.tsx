import { Outlet, useLocation, useMatches } from "react-router";
import { localeOf, sessionOf, settingsOf, takeFlash } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { TopBar } from "../../ui/top-bar/top-bar.tsx";
import { FlashNotice } from "../flash-notice.tsx";
import { LanguageMenu } from "../language-menu.tsx";
import { SiteFooter } from "../site-footer.tsx";
import type { Route } from "./+types/layout.ts";

export const handle = { hydrate: false } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { name } = settingsOf(context);
  return { site: name, locale: localeOf(context), signedIn: sessionOf(context).signedIn, flash: takeFlash(context) };
}

/** Around everything that visitors may see. Whoever is signed in finds the way back to their own pages. */
export default function VisitorArea({ loaderData: { site, locale, signedIn, flash } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const back = useWayBack();
  const languages = !useHandles().some(({ languageMenu }) => languageMenu === false);
  return (
    <>
      <TopBar
        home={{ href: "/", label: t("home", { site }) }}
        brand={<Logo name={site} />}
        items={[]}
        end={
          <>
            {languages && <LanguageMenu locale={locale} back={back} />}
            {signedIn ? (
              <ButtonLink href="/members" size="small">
                {t("menu.my_pages")}
              </ButtonLink>
            ) : (
              <ButtonLink href="/login" size="small" tone="secondary">
                {t("menu.login")}
              </ButtonLink>
            )}
          </>
        }
        skip={{ href: "#main", text: t("skip") }}
      />
      {flash && <FlashNotice flash={flash} />}
      <Outlet />
      <SiteFooter site={site} />
    </>
  );
}

/** Where a change of language leads back to. A page that many visitors share must not hold one visitor's query. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  const shared = useHandles().some(({ cache }) => cache === "public");
  return shared ? pathname : pathname + search;
}

/** What the page's routes say about it. */
function useHandles(): PageHandle[] {
  return useMatches().map(({ handle: page }) => (page as PageHandle | undefined) ?? {});
}
