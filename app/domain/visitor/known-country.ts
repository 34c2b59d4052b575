/**
 * Where a visitor is, as far as that is known (ISO, upper case): what the platform says of them, else what the setting says of the site's visitors.
 * A language is no country: where neither says, undefined. The page and its key in the cache ask the same question.
 */
export function knownCountry(own: string | undefined, setting: string | null | undefined): string | undefined {
  return own ?? (setting || undefined);
}
