/** The site that a deployment has without any table, at PUBLIC_ORIGIN. Its objects bear this name: it never changes. */
export const FIRST_SITE = "periwinkle";

/** What the deployment says of its sites (docs/operations.md). */
export interface SiteVariables {
  /** Where the first site is, e.g. `https://www.example.org`. */
  PUBLIC_ORIGIN?: string | undefined;
  /** The others: JSON, a site's id → its address, or a list of them, the first of which its links lead to. */
  SITES?: string | undefined;
}

/** Which site is at which host. */
export interface SiteTable {
  /** All ids, `periwinkle` first. */
  ids: readonly string[];
  /** The site at this host (`name` or `name:port`); the first one where the table does not know it. */
  siteAt(host: string | null | undefined): string;
  /** Where the site's links lead, e.g. `https://www.example.org`; undefined of a site that the table does not name. */
  originOf(site: string): string | undefined;
  /** Hosts of the sites that the table names, as they stand in an address. */
  hosts: readonly string[];
}

/** A site's id is part of its objects' names, of ids and signatures. */
const SITE_ID = /^[a-z][a-z0-9-]{0,31}$/;
const MOST_SITES = 100;
const MOST_ADDRESSES = 20;

/** The table, or in a sentence without a name in front what is wrong with `SITES`. */
export function readSiteTable({ PUBLIC_ORIGIN, SITES }: SiteVariables): SiteTable | { wrong: string } {
  const named = readAddresses(SITES);
  if ("wrong" in named) return named;
  const sites = new Map<string, string>();
  const first = URL.parse(PUBLIC_ORIGIN ?? "")?.hostname;
  // Cookies know no port: sites at two ports of one name would share them.
  if (first) sites.set(first, FIRST_SITE);
  for (const [id, addresses] of named.sites)
    for (const { hostname } of addresses) {
      const other = sites.get(hostname);
      if (other && other !== id) return { wrong: `gives ${hostname} to two sites, ${other} and ${id}` };
      sites.set(hostname, id);
    }
  return {
    ids: [FIRST_SITE, ...named.sites.keys()],
    siteAt: (host) => sites.get(nameIn(host ?? "")) ?? FIRST_SITE,
    originOf: (site) => named.sites.get(site)?.[0]?.origin,
    hosts: [...named.sites.values()].flat().map(({ host }) => host),
  };
}

function readAddresses(text = ""): { sites: Map<string, URL[]> } | { wrong: string } {
  const sites = new Map<string, URL[]>();
  if (!text) return { sites };
  const table = parsed(text);
  if (table === null || typeof table !== "object" || Array.isArray(table))
    return { wrong: 'is JSON like {"bbw": "https://www.example.net"}' };
  for (const [id, value] of Object.entries(table)) {
    if (!SITE_ID.test(id) || id === FIRST_SITE)
      return { wrong: `calls a site "${id}": an id is lower-case letters, digits and dashes, and not ${FIRST_SITE}` };
    const addresses = [value].flat().map(addressIn);
    if (addresses.length === 0 || addresses.length > MOST_ADDRESSES || !addresses.every((one) => one !== undefined))
      return { wrong: `gives ${id} an address that is none: it is like https://www.example.net, without a path` };
    sites.set(id, addresses);
  }
  return sites.size > MOST_SITES ? { wrong: `names more than ${MOST_SITES} sites` } : { sites };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function addressIn(value: unknown): URL | undefined {
  const url = typeof value === "string" ? URL.parse(value) : null;
  const fits = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(String(value));
  return fits ? url : undefined;
}

/** Without its port, in small letters. */
function nameIn(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}
