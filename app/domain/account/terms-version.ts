const FLOOR = "2023-12-01T12:00:00.000Z";

/** The date of the terms: the first of December 2023 at noon, or the day the company was added if that is later. Spec §9. */
export function termsVersion(companyAdded: string | null | undefined): string {
  const added = Date.parse(companyAdded ?? "");
  return Number.isNaN(added) ? FLOOR : new Date(Math.max(Date.parse(FLOOR), added)).toISOString();
}
