import type { Locale } from "../../contract/scalars.ts";
import { dayOfText, TERMS_TEXTS, termsVersion, textAt } from "../../domain/account/terms-version.ts";
import { formatDay } from "../../domain/locale/format.ts";

interface WantedVersion {
  /** Its day, as the address says it; undefined: what holds now. */
  version: string | undefined;
  /** When the company was added. */
  added: string | null | undefined;
  /** Milliseconds. */
  now: number;
  locale: Locale;
}

/** One version of the terms, since when it holds in words, and which others there are, newest first; undefined: there is no such one. */
export function findVersion({ version, added, now, locale }: WantedVersion, texts = TERMS_TEXTS) {
  const shown = version === undefined ? textAt(now, texts) : texts.find((since) => dayOfText(since) === version);
  if (!shown) return undefined;
  const others = texts.filter((since) => since !== shown).toReversed();
  const dateOf = (since: string) => formatDay(termsVersion(added, Date.parse(since), texts).slice(0, 10), locale);
  return {
    day: dayOfText(shown),
    date: dateOf(shown),
    upcoming: Date.parse(shown) > now,
    others: others.map((since) => ({ day: dayOfText(since), date: dateOf(since) })),
  };
}
