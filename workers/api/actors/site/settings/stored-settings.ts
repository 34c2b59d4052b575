import { settings, type Settings } from "../../../../../app/contract/site.ts";
import { termsVersion } from "../../../../../app/domain/account/terms-version.ts";
import { firstNiche } from "../../../../../app/domain/site/niches.ts";
import { clock } from "../../../clock.ts";
import type { SiteVariables } from "../../../env.ts";
import { defaultSettings } from "../../../features/site/defaults.ts";
import { companyOf } from "./company.ts";
import { readValue, writeValue } from "../key-values.ts";

/** What is stored over the defaults, and what follows from the site itself. `site`: its id. */
export function readSettings(
  sql: SqlStorage,
  { SITE_MODE: mode }: Pick<SiteVariables, "SITE_MODE">,
  site: string,
): Settings {
  const ours = { demo: mode === "demo", terms_version: termsVersion(companyOf(sql).added, clock.now()) };
  return settings.parse({ ...defaultSettings, niche: firstNiche(site), ...stored(sql), ...ours });
}

/** Changes some settings; the others stay. */
export function changeSettings(sql: SqlStorage, changes: Partial<Settings>): void {
  writeValue(sql, "settings", { ...stored(sql), ...changes });
}

function stored(sql: SqlStorage): Partial<Settings> | undefined {
  return readValue(sql, "settings") as Partial<Settings> | undefined;
}
