import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import installed from "./browser/installed-app.ts?worker&url";
import { nicheOf } from "./domain/site/niches.ts";
import { type FormReply, sentValues } from "./ui/form/form-fields.ts";
import { localeOf, sessionContext, siteTextsOf, visitorCookieContext } from "./request/context.server.ts";
import { readCookie } from "./request/visitor/cookies.server.ts";
import { FooterContext } from "./page-parts/layout/site-footer.tsx";
import { writeFooter } from "./page-parts/layout/written-footer.tsx";
import { themeOf } from "./request/visitor/modes.server.ts";
import { hydrationScript, readHydrationData } from "./request/pages/hydration-data.server.ts";
import { styleSheet, stylesFor } from "./request/pages/inline-styles.server.ts";
import { concatBytes } from "./request/pages/concat-bytes.server.ts";
import { HtmlCacheContext } from "./request/pages/cached-html.ts";
import { openHtmlCache, type PageParts } from "./request/pages/html-cache.server.tsx";
import { UNLISTED } from "./request/headers/unlisted.ts";
import { tagsFor } from "./request/pages/search-engines.server.ts";
import { type PageFacts, PageFactsContext } from "./request/pages/page-facts.ts";
import { pageModulesContext } from "./request/pages/page-modules.server.ts";
import { settingsContext } from "./request/site/settings-context.server.ts";
import { handlesOf } from "./request/pages/page-handle.ts";
import { platformContext } from "./request/platform.server.ts";
import { i18nOf } from "./request/locale/with-locale.server.ts";
import { pageTextsFor, shownLocale, textLanguages } from "./request/locale/texts.server.ts";
import { type PageTexts, PageTextsContext } from "./request/locale/use-translation.ts";

/** Renders a page as a whole: nothing of ours is deferred, and a string is much faster than a stream on workerd. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const platform = context.get(platformContext);
  const light = isLight(request);
  const hydrate = !light && hydrates(page);
  const sheet = page.manifest.routes.root?.css?.[0];
  const rules = await styleSheet(sheet, platform);
  const typed = typedInto(page);
  const comfort = readCookie(request, "comfort") === "1";
  const facts = factsOf(context, {
    hydrate,
    light,
    stylesInside: rules !== undefined,
    sheet: rules && sheet,
    modules: hydrate ? context.get(pageModulesContext) : undefined,
    comfort,
    // Not a visitor's: their pages are the same for all, from the cache (decision 0188).
    theme: context.get(sessionContext).signedIn ? themeOf(request) : undefined,
    typed,
  });
  const hydrationData = hydrate ? readHydrationData(page) : undefined;
  const texts = pageTextsFor(i18nOf(context), siteTextsOf(context));
  const parts = openHtmlCache(texts, platform.clock.now());
  const html = inNiche(
    renderPage(request, { ...page, serverHandoffStream: undefined }, { facts, texts, parts }),
    context,
  );
  const script = hydrationData && hydrationScript(await hydrationData, { nonce: platform.nonce, installed });
  const styles = rules && (await stylesFor(parts.namesIn(html), rules));
  if (styles) platform.directives.styleHashes.push(styles.hash);
  if (hydrate) platform.directives.hydrated = true;
  // A form was refused, but its page failed: that passes.
  if (page.staticHandlerContext.errors) platform.directives.shownAgain = false;
  const tags = status === 200 ? tagsFor(html, context) : undefined;
  if (tags === undefined) headers.set(...UNLISTED);
  const expected = handlesOf(page).at(-1)?.whole ? EXPECT_MAIN : "";
  const body = bytesOf(html, { parts, tags, expected, style: styles?.element, script });
  if (status === 200 && !hydrate && isForEverybody(page, context)) platform.directives.cacheable = true;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** The same page for every visitor; a member's has their own bar and badges on it, and a flash message is for one visitor. */
function isForEverybody(page: EntryContext, context: RouterContextProvider): boolean {
  if (context.get(sessionContext).signedIn || context.get(visitorCookieContext).flashTaken) return false;
  return handlesOf(page).at(-1)?.cache === "public";
}

/** The visitor's own setting, or a browser that saves data. */
function isLight(request: Request): boolean {
  return request.headers.get("Save-Data") === "on" || readCookie(request, "light") === "1";
}

/** A route may do without a client script (design §4.5). */
function hydrates(page: EntryContext): boolean {
  // An error page knows more than the browser will: its request id, and what was typed.
  if (page.staticHandlerContext.errors) return false;
  return handlesOf(page).every((handle) => handle.hydrate !== false);
}

/** What a form held whose page could not be shown again; `request/forms/form.server.ts` has taken the secrets out. */
function typedInto({ staticHandlerContext: { errors, actionData } }: EntryContext): PageFacts["typed"] {
  if (!errors) return undefined;
  const [answer] = Object.values(actionData ?? {}) as { form?: FormReply }[];
  return answer?.form && sentValues(answer.form);
}

function factsOf(
  context: RouterContextProvider,
  part: Pick<PageFacts, "hydrate" | "light" | "stylesInside" | "sheet" | "modules" | "comfort" | "theme" | "typed">,
): PageFacts {
  const { nonce, requestId } = context.get(platformContext);
  const locale = localeOf(context);
  return { ...part, nonce, requestId, language: shownLocale(locale), texts: textLanguages(locale).join(" ") };
}

/**
 * With the class of the site's niche at its root (design/niche-themes.css.ts). Written here and not by React: the browser takes a page
 * over as it is, and would only have more to load.
 */
function inNiche(html: string, context: RouterContextProvider): string {
  const settings = context.get(settingsContext);
  const niche = settings.ok ? nicheOf(settings.value) : "general";
  return niche === "general" ? html : html.replace("<html ", `<html class="niche-${niche}" `);
}

function renderPage(
  request: Request,
  page: EntryContext,
  { facts, texts, parts }: { facts: PageFacts; texts: PageTexts; parts: PageParts },
): string {
  return renderToString(
    <PageFactsContext value={facts}>
      <PageTextsContext value={texts}>
        <HtmlCacheContext value={parts.cacheHtml}>
          <FooterContext value={writeFooter}>
            <ServerRouter context={page} url={request.url} nonce={facts.nonce} />
          </FooterContext>
        </HtmlCacheContext>
      </PageTextsContext>
    </PageFactsContext>,
  );
}

/**
 * A phone that is busy paints a page before it has read all of it; a conversation, which stands at its newest message, would
 * then move under the eye. Such a page is a window or so of the network, so waiting for it costs nothing.
 */
const EXPECT_MAIN = "<link rel=expect href=#main blocking=render>";

interface Insertions {
  parts: PageParts;
  /** For search engines and messengers. */
  tags?: string;
  /** What has to be read before anything is painted. */
  expected: string;
  style?: Uint8Array;
  script?: string;
}

/** The page as it is sent: tags, what is waited for and styles at the end of the head, the hand-over at the end of the body. */
function bytesOf(html: string, insertions: Insertions): Uint8Array<ArrayBuffer> {
  const { parts, tags = "", expected, style = new Uint8Array(), script = "" } = insertions;
  const [head, end] = [html.indexOf("</head>"), html.lastIndexOf("</body>")];
  const body = parts.piecesOf(html.slice(head, end));
  return concatBytes(["<!doctype html>", html.slice(0, head), tags, expected, style, ...body, script, html.slice(end)]);
}

export { logError as handleError } from "./request/pages/log-error.server.ts";
