import { writtenLocales } from "../../domain/locale/languages.ts";
import { isPublicPage, sitemapPages } from "../../domain/site/public-pages.ts";
import { settingsOf } from "../../request/context.server.ts";
import { addressIn } from "../../request/locale/language-in-address.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: each public page of this site, those that operators wrote too, at each of its addresses, with those of its other languages (decision 0251). */
export function loader({ context }: Route.LoaderArgs) {
  const { canonicalOrigin, directives } = context.get(platformContext);
  directives.cacheable = true;
  const origin = canonicalOrigin();
  const written = Object.keys(settingsOf(context).pages ?? {})
    .map((token) => `/${token}`)
    // Search engines are told not to ask for what begins like a members' page.
    .filter(isPublicPage);
  const pages = [
    ...sitemapPages.flatMap((path) => entriesOf({ origin, path })),
    // What operators wrote may be in one language only.
    ...written.map((path) => `<url><loc>${addressIn(undefined, { origin, path })}</loc></url>`),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    "</urlset>",
    "",
  ];
  return new Response(body.join("\n"), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** One page at its address for everybody and at that of each language; all of them name all. */
function entriesOf(page: { origin: string; path: string }): string[] {
  const named = [undefined, ...writtenLocales];
  const alternates = named.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language ?? "x-default"}" href="${addressIn(language, page)}"/>`,
  );
  return named.map((language) => `<url><loc>${addressIn(language, page)}</loc>${alternates.join("")}</url>`);
}
