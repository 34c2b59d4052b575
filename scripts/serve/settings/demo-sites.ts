import { FIRST_SITE, readSiteTable, type SiteTable } from "../../../app/domain/site/site-table.ts";
import { niches } from "../../../app/domain/site/niches.ts";
import { OperatorError } from "../../progress.ts";
import { isLoopback } from "./host-names.ts";

interface Start {
  port: number;
  variables: Record<string, string>;
}

/**
 * The variables with which the site runs. A demonstration on this machine has a site for each niche, at `<niche>.localhost`, which
 * browsers find without anybody's help; any other has the sites that its operator names (SITES).
 */
export function withDemoSites<Settings extends Start>(settings: Settings): Settings {
  const { port, variables } = settings;
  const { SITE_MODE = "demo", PUBLIC_ORIGIN, SITES } = variables;
  const here = isLoopback(URL.parse(PUBLIC_ORIGIN ?? "http://localhost")?.hostname ?? "");
  if (SITES || SITE_MODE !== "demo" || !here) return settings;
  const own = Object.values(niches).filter((name) => name !== "general");
  const table = Object.fromEntries(own.map((name) => [name, new URL(`http://${name}.localhost:${port}`).origin]));
  return { ...settings, variables: { ...variables, SITES: JSON.stringify(table) } };
}

/** The sites of a deployment; its settings were looked at before. */
export function siteTableOf({ variables }: Pick<Start, "variables">): SiteTable {
  const table = readSiteTable(variables);
  if ("wrong" in table) throw new Error(`SITES ${table.wrong}`);
  return table;
}

/** A host that leads to the site; none for the first one, which every unknown host leads to. */
export function hostOfSite(table: SiteTable, site: string): string | undefined {
  return site === FIRST_SITE ? undefined : URL.parse(table.originOf(site) ?? "")?.host;
}

/** The id of one of the deployment's sites, or an `OperatorError` that names them. */
export function knownSite(settings: Start, site: string): string {
  const { ids } = siteTableOf(withDemoSites(settings));
  if (ids.includes(site)) return site;
  throw new OperatorError(`There is no site "${site}" (SITES): ${ids.join(", ")}.`);
}
