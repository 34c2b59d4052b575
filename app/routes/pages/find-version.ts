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
  const own = textsInForce(added, texts);
  const shown = version === undefined ? textAt(now, own) : own.find((since) => dayOfText(since) === version);
  if (!shown) return undefined;
  const others = own.filter((since) => since !== shown).toReversed();
  const dateOf = (since: string) => formatDay(termsVersion(added, Date.parse(since), own).slice(0, 10), locale);
  const next = own[own.indexOf(shown) + 1];
  return {
    day: dayOfText(shown),
    date: dateOf(shown),
    until: next !== undefined && Date.parse(next) <= now ? dateOf(next) : undefined,
    upcoming: Date.parse(shown) > now,
    others: others.map((since) => ({ day: dayOfText(since), date: dateOf(since) })),
  };
}

/** Those that ever held for the company: a text that was replaced before it was added did not. */
function textsInForce(added: string | null | undefined, texts: readonly string[]): readonly string[] {
  const begin = Date.parse(added ?? "");
  if (Number.isNaN(begin)) return texts;
  return texts.filter((_, at) => Date.parse(texts[at + 1] ?? "9999-12-31") > begin);
}
