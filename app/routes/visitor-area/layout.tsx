import { Outlet, useLocation, useMatches } from "react-router";
import { localeOf, sessionOf, settingsOf, takeFlash } from "../../request/context.server.ts";
import type { Locale } from "../../contract/scalars.ts";
import { shownPath } from "../../domain/visitor/visitors-pages.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { TopBar, TopBarLandmark } from "../../ui/top-bar/top-bar.tsx";
import { EntryWarning } from "../../page-parts/entry-warning/entry-warning.tsx";
import { warnsVisitor } from "../../page-parts/entry-warning/entry-warning.server.ts";
import { FlashBanner } from "../../page-parts/layout/flash-banner.tsx";
import { LanguageMenu } from "../../page-parts/layout/language-menu.tsx";
import { LargerLetters } from "../../page-parts/layout/larger-letters.tsx";
import { MemberBar } from "../../page-parts/layout/member-bar.tsx";
import { footerFacts } from "../../page-parts/layout/visitor-footer.server.ts";
import { VisitorFooter } from "../../page-parts/layout/visitor-footer.tsx";
import type { Route } from "./+types/layout.ts";
import { signedInMember } from "./signed-in-member.server.ts";

export const handle = { hydrate: false } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name } = settingsOf(context);
  const warns = {
    everywhere: warnsVisitor({ request, context }, "everywhere"),
    nl_de: warnsVisitor({ request, context }, "nl_de"),
  };
  const [member, footer] = await Promise.all([signedInMember(context), footerFacts(context)]);
  const { signedIn } = sessionOf(context);
  return { site: name, locale: localeOf(context), signedIn, flash: takeFlash(context), warns, footer, ...member };
}

/** Around everything that visitors may see. Whoever is signed in keeps their own bar, badges and account menu there. */
export default function VisitorArea({ loaderData }: Route.ComponentProps) {
  const { user, totals, site, locale, flash, warns, footer } = loaderData;
  const handles = useHandles();
  const isUndisturbed = handles.some(({ languageMenu }) => languageMenu === false);
  const where = handles.findLast(({ entryWarning }) => entryWarning)?.entryWarning ?? "everywhere";
  return (
    <>
      {where !== "never" && warns[where] && <EntryWarning site={site} />}
      {user && totals && !isUndisturbed ? (
        <MemberBar {...{ user, totals, site, locale }} />
      ) : (
        <VisitorBar {...loaderData} languages={!isUndisturbed} />
      )}
      {flash && <FlashBanner flash={flash} />}
      <Outlet />
      <VisitorFooter site={site} facts={footer} />
    </>
  );
}

interface VisitorBarProps {
  site: string;
  locale: Locale;
  /** Signed in, but without a bar of their own: where it would disturb, or when the API does not answer. */
  signedIn: boolean;
  /** Are the language menu and the button for larger letters there? */
  languages: boolean;
}

function VisitorBar({ site, locale, signedIn, languages }: VisitorBarProps) {
  const { t } = useTranslation();
  const { comfort } = usePageFacts();
  const back = useReturnPath();
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
            {languages && <LargerLetters comfort={comfort} compact />}
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
    </TopBarLandmark>
  );
}

/** Where a change of language leads back to. A page that many visitors share must not hold one visitor's query. */
function useReturnPath(): string {
  const { pathname: routed, search } = useLocation();
  const pathname = shownPath(routed);
  const shared = useHandles().some(({ cache }) => cache === "public");
  return shared ? pathname : pathname + search;
}

/** What the page's routes say about it. */
function useHandles(): PageHandle[] {
  return useMatches().map(({ handle: page }) => (page as PageHandle | undefined) ?? {});
}
