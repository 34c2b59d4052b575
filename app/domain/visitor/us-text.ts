interface Reader {
  locale: string;
  country: string | undefined;
  /** Of the site. */
  countries: readonly string[];
}

/** Who reads English in the United States, on a site that serves them, reads of their rights there too (spec §1, §2). */
export function showsUsText({ locale, country, countries }: Reader): boolean {
  return locale === "en" && country === "US" && countries.includes("US");
}
