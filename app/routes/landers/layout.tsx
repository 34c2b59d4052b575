import { Outlet, useLocation } from "react-router";
import type { Locale } from "../../contract/scalars.ts";
import { EntryWarning } from "../../page-parts/entry-warning/entry-warning.tsx";
import { warnsVisitor } from "../../page-parts/entry-warning/entry-warning.server.ts";
import { FlashBanner } from "../../page-parts/layout/flash-banner.tsx";
import { LanguageMenu } from "../../page-parts/layout/language-menu.tsx";
import { LargerLetters } from "../../page-parts/layout/larger-letters.tsx";
import { footerFacts } from "../../page-parts/layout/visitor-footer.server.ts";
import { VisitorFooter } from "../../page-parts/layout/visitor-footer.tsx";
import { localeOf, sessionOf, settingsOf, takeFlash } from "../../request/context.server.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { TopBar, TopBarLandmark } from "../../ui/top-bar/top-bar.tsx";
import type { Route } from "./+types/layout.ts";

export const handle = { hydrate: false } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name } = settingsOf(context);
  return {
    site: name,
    locale: localeOf(context),
    signedIn: sessionOf(context).signedIn,
    flash: takeFlash(context),
    warns: warnsVisitor({ request, context }, "nl_de"),
    footer: await footerFacts(context),
  };
}

/** Around every lander (spec §2): a bar with the logo, the page, and the footer with the disclaimer. */
export default function LanderArea({ loaderData: { flash, warns, footer, ...bar } }: Route.ComponentProps) {
  return (
    <>
      {warns && <EntryWarning site={bar.site} />}
      <LogoBar {...bar} />
      {flash && <FlashBanner flash={flash} />}
      <Outlet />
      <VisitorFooter site={bar.site} facts={footer} />
    </>
  );
}

/** No menu: one thing is asked here. Who cannot read the page finds languages and letters, and a member the way back. */
function LogoBar({ site, locale, signedIn }: { site: string; locale: Locale; signedIn: boolean }) {
  const { t } = useTranslation();
  const { comfort } = usePageFacts();
  // Many visitors share this page, so the way back holds nobody's query.
  const back = useLocation().pathname;
  return (
    <TopBarLandmark>
      <TopBar
        home={
          <a href="/" aria-label={t("home", { site })}>
            <Logo name={site} />
          </a>
        }
        items={[]}
        end={
          <>
            <LargerLetters comfort={comfort} compact />
            <LanguageMenu locale={locale} back={back} />
            {signedIn && (
              <ButtonLink href="/members" size="small">
                {t("menu.my_pages")}
              </ButtonLink>
            )}
          </>
        }
        skip={{ href: "#main", text: t("skip") }}
      />
    </TopBarLandmark>
  );
}
