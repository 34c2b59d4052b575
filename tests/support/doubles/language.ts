import { RouterContextProvider } from "react-router";
import type { Locale } from "../../../app/contract/scalars.ts";
import { headerName } from "../../../app/request/visitor/cookies.server.ts";
import { i18nOf, withLocale } from "../../../app/request/locale/with-locale.server.ts";
import { siteTexts } from "../../../app/request/locale/site-texts.server.ts";
import { pageTextsFor } from "../../../app/request/locale/texts.server.ts";
import { platformContext } from "../../../app/request/platform.server.ts";
import type { Session } from "../../../app/request/session/session.server.ts";
import { sessionContext } from "../../../app/request/context.server.ts";
import { aPlatform } from "./platform.ts";

/** A context whose page speaks this language, as for a visitor who chose it and is not signed in. */
export async function contextIn(locale: Locale): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  context.set(platformContext, aPlatform());
  context.set(sessionContext, { signedIn: false } as Session);
  const url = new URL("http://site.nl/");
  const request = new Request(url, { headers: { Cookie: `${headerName("locale")}=${locale}` } });
  await withLocale({ request, url, context, params: {}, pattern: "/" }, async () => new Response());
  return context;
}

/** The texts around a page in this language, of a site with these words of its own. */
export async function pageTextsIn(locale: Locale, settings?: Parameters<typeof siteTexts>[0]) {
  return pageTextsFor(i18nOf(await contextIn(locale)), siteTexts(settings));
}
