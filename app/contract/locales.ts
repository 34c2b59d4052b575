/** The eleven languages of spec §1. In a file without zod: the browser needs them too. */
export const locales = ["da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "sv"] as const;
export type Locale = (typeof locales)[number];
