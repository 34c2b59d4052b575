import { addressIn } from "../locale/language-in-address.ts";
import type { Locale } from "../../contract/scalars.ts";
import { shareSize } from "../../domain/site/share-pictures.ts";
import { writtenLocales } from "../../domain/locale/languages.ts";

/** As Open Graph names languages: with the country whose spelling our texts have. */
const openGraphLocales: Record<Locale, string> = {
  da: "da_DK",
  de: "de_DE",
  en: "en_GB",
  es: "es_ES",
  fi: "fi_FI",
  fr: "fr_FR",
  it: "it_IT",
  nb: "nb_NO",
  nl: "nl_NL",
  pl: "pl_PL",
  sv: "sv_SE",
};

interface SharedPage {
  /** Where search engines find the site. */
  origin: string;
  path: string;
  /** The language that its address names. */
  named: Locale | undefined;
  /** The language that it speaks. */
  locale: Locale;
  /** Where it is not written in all languages of ours: the one that stands there, and those that it is in. */
  pageLanguages?: { language: Locale; languages: readonly Locale[] } | undefined;
  /** The site's name. */
  site: string;
  /** Of the site, for a page that says nothing of itself. */
  description: string;
  /** The path of the picture that stands beside a link to it. */
  picture: string;
}

/**
 * What search engines and messengers read of a public page, for the end of its head: its own address, those of its languages, and
 * what a link to it shows. Title and description are those that the page has already, or its lead. Decision 0251.
 */
export function searchTags(html: string, page: SharedPage): string {
  const { origin, locale, named, site, pageLanguages } = page;
  // In another language's place it is the same text once more.
  const url = addressIn(!pageLanguages || pageLanguages.language === named ? named : undefined, page);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const said = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  const description = said ?? leadIn(html) ?? escaped(page.description);
  return [
    said === undefined && `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${url}"/>`,
    alternate("x-default", addressIn(undefined, page)),
    // An address names no other language (`languageInAddress`), whatever a page is written in.
    ...writtenLocales
      .filter((one) => !pageLanguages || pageLanguages.languages.includes(one))
      .map((language) => alternate(language, addressIn(language, page))),
    property("type", "website"),
    property("site_name", escaped(site)),
    property("title", title),
    property("description", description),
    property("url", url),
    property("locale", openGraphLocales[pageLanguages?.language ?? locale]),
    property("image", origin + page.picture),
    property("image:width", String(shareSize.width)),
    property("image:height", String(shareSize.height)),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ]
    .filter(Boolean)
    .join("");
}

/** The sentence below the page's heading (ui/page), as it is escaped there. */
function leadIn(html: string): string | undefined {
  return /<\/h1><p[^>]*>([^<]+)<\/p>/.exec(html)?.[1];
}

function alternate(language: string, url: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${url}"/>`;
}

/** `content` is escaped. */
function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${content}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
