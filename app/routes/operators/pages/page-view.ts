import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { inspectPage, PageVersion } from "../../../contract/operators/operator-pages.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { isLocale, languageNames, writtenLocales } from "../../../domain/locale/languages.ts";
import { formatMoment } from "../../../domain/locale/format.ts";

/** A version as the console shows it: its moment in words. */
export function versionView({ at, ...version }: PageVersion, locale: Locale) {
  return { ...version, at: formatMoment(at, locale) };
}

export type VersionView = ReturnType<typeof versionView>;

type Latest = ReplyOf<typeof inspectPage>["languages"];

/** The languages that a page may be written in: those that the site speaks, and those that it is written in already. */
export function languageChoices(latest: Latest) {
  const all = [...new Set([...writtenLocales, ...latest.map(({ language }) => language)])];
  return all.map((language) => ({
    language,
    name: languageNames[language],
    state: latest.find((one) => one.language === language)?.state ?? ("none" as const),
  }));
}

/** The language that the address asks for; else the first that the page is written in, else the operator's own. */
export function chosenLanguage(asked: string | null, latest: Latest, own: Locale): Locale {
  return isLocale(asked) ? asked : (latest[0]?.language ?? own);
}
