/** Where a layout shows the site-entry warning: wherever the setting says so, only to visitors from the Netherlands and Germany of those, or never. Spec §2. */
export type EntryWarning = "everywhere" | "nl_de" | "never";

const NL_DE = ["NL", "DE"];

/**
 * Does the setting `enable_site_entry_popup` warn visitors from this country (ISO, upper case) before they see the site? 'no', 'yes', or a list
 * of countries: `NL,DE` or `NL DE`. Spec §2, §3.
 */
export function warnsAtEntry(setting: string, country: string): boolean {
  if (setting === "no") return false;
  if (setting === "yes") return true;
  return country !== "" && setting.split(/[ ,]+/).some((code) => code.toUpperCase() === country);
}

/** Also by the layout of the page. */
export function showsEntryWarning(
  setting: string,
  { country, where }: { country: string; where: EntryWarning },
): boolean {
  if (where === "never" || (where === "nl_de" && !NL_DE.includes(country))) return false;
  return warnsAtEntry(setting, country);
}
