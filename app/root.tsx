import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root.ts";
import "./design/reset.css.ts";
import { cacheControl } from "./request/headers/cache-control.server.ts";
import { settingsOf } from "./request/context.server.ts";
import { usePageFacts } from "./request/pages/page-facts.ts";
import { refuseCrossSite } from "./request/headers/refuse-cross-site.server.ts";
import { withApi } from "./request/with-api.server.ts";
import { withDevice } from "./request/session/with-device.server.ts";
import { withDraft } from "./request/drafts/with-draft.server.ts";
import { withTypedForm } from "./request/drafts/with-typed-form.server.ts";
import { withFormSubmission } from "./request/forms/form-submission.server.ts";
import { withLocale } from "./request/locale/with-locale.server.ts";
import { withSession } from "./request/session/with-session.server.ts";
import { withSettings } from "./request/site/with-settings.server.ts";
import { ErrorPage } from "./page-parts/layout/error-page.tsx";

/** In this order, around every page. The security headers come last of all, from the Worker, on every status. */
export const middleware: Route.MiddlewareFunction[] = [
  cacheControl,
  withSettings,
  withFormSubmission,
  withLocale,
  withSession,
  withDevice,
  withDraft,
  withTypedForm,
  withApi,
  refuseCrossSite,
];

export function loader({ context }: Route.LoaderArgs) {
  const { name } = settingsOf(context);
  return { name };
}

/** The site's name changes with nothing that a visitor does. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { hydrate, stylesInside, sheet, comfort, theme, language, texts, modules } = usePageFacts();
  return (
    <html
      lang={language}
      data-comfort={comfort ? "" : undefined}
      data-theme={theme}
      data-texts={hydrate ? texts : undefined}
      data-sheet={hydrate ? sheet : undefined}
      data-modules={hydrate ? modules : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#5562d6" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        {!stylesInside && <Links />}
      </head>
      <body>
        {children}
        {/* At the end: words first, their better letters when they come. */}
        {comfort && <link rel="stylesheet" href="/fonts/comfort.css" />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What no area could show: a failing site, a refused form. It stands alone, without menus. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
