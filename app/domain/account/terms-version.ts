/**
 * Since when each text of the terms holds (with the return policy, which they name), oldest first. Its words are
 * `locales/<language>/terms/<day>.json`; a new text is a new day at the end. Decision 0258.
 */
export const TERMS_TEXTS: readonly string[] = ["2023-12-01T12:00:00.000Z"];

/** `2023-12-01`: what a text of the terms is called, in its address too. */
export const dayOfText = (since: string) => since.slice(0, 10);

/**
 * The date of the terms: of the newest text at `now` (ms; the first is of the first of December 2023 at noon), or the day the
 * company was added if that is later. Spec §9.
 */
export function termsVersion(companyAdded: string | null | undefined, now: number, texts = TERMS_TEXTS): string {
  const since = Date.parse(textAt(now, texts));
  const added = Date.parse(companyAdded ?? "");
  return new Date(Number.isNaN(added) ? since : Math.max(since, added)).toISOString();
}

/** Since when the text holds that the terms have at this moment (ms), or had. */
export function textAt(at: number, texts = TERMS_TEXTS): string {
  return texts.findLast((since) => Date.parse(since) <= at) ?? (texts[0] as string);
}
