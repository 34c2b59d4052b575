import { nicheOf } from "../../domain/site/niches.ts";
import { ownWords } from "../../domain/site/own-words.ts";
import { isPublicPage } from "../../domain/site/public-pages.ts";
import { sharePicture } from "../../domain/site/share-pictures.ts";
import { type Context, localeOf, settingsOf, textsOf } from "../context.server.ts";
import { languageInAddress } from "../locale/language-in-address.ts";
import { platformContext } from "../platform.server.ts";
import { searchTags } from "./search-tags.server.ts";

/** The tags at the end of a page's head; none where search engines shall not list it. `html`: the page so far. Decision 0251. */
export function tagsFor(html: string, context: Context): string | undefined {
  const { url, canonicalOrigin, directives } = context.get(platformContext);
  if (!isPublicPage(url.pathname)) return undefined;
  const settings = settingsOf(context);
  const locale = localeOf(context);
  const own = ownWords(settings, locale).description;
  return searchTags(html, {
    origin: canonicalOrigin(),
    path: url.pathname,
    named: languageInAddress(url),
    locale,
    pageLanguages: directives.pageLanguages,
    site: settings.name,
    description: own ?? textsOf(context)("index:description", { context: nicheOf(settings) }),
    picture: sharePicture(settings),
  });
}
