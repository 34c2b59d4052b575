import { readSiteTable } from "../../../app/domain/site/site-table.ts";
import type { Env } from "../env.ts";

type Names = Pick<Env, "SITE_HOSTS" | "PUBLIC_ORIGIN" | "SITES">;

let known: { names: Names; hosts: ReadonlySet<string>; originAt(host: string): string | undefined } | undefined;

/**
 * Is this (`name` or `name:port`) one of the deployment's own hosts? All others are refused: a name that somebody else made to
 * lead here must not read a member's pages (DNS rebinding), nor stand in a link, a cache or a policy of ours. Where
 * nothing names the first site's, on the edge, Cloudflare's routes have chosen them already.
 */
export function isOwnHost(host: string, names: Names): boolean {
  const { hosts } = read(names);
  return hosts.size === 0 || hosts.has(host);
}

/** Where search engines find the site of this host: at its first address, however many it has. */
export function canonicalOrigin({ host, origin }: { host: string; origin: string }, names: Names): string {
  return read(names).originAt(host) ?? origin;
}

function read({ SITE_HOSTS, PUBLIC_ORIGIN, SITES }: Names): NonNullable<typeof known> {
  const same = known?.names.SITE_HOSTS === SITE_HOSTS && known?.names.PUBLIC_ORIGIN === PUBLIC_ORIGIN;
  if (same && known?.names.SITES === SITES && known) return known;
  const names = { SITE_HOSTS, PUBLIC_ORIGIN, SITES };
  known = { names, ...hostsOf(names) };
  return known;
}

function hostsOf({ SITE_HOSTS = "", PUBLIC_ORIGIN = "", SITES }: Names) {
  const named = SITE_HOSTS.toLowerCase().split(/[\s,]+/);
  const own = URL.parse(PUBLIC_ORIGIN);
  const first = [...named, own?.host ?? ""].filter((host) => host !== "");
  const table = readSiteTable({ PUBLIC_ORIGIN, SITES });
  if ("wrong" in table) throw new Error(`not configured: SITES ${table.wrong} (docs/operations.md)`);
  const originAt = (host: string) => table.originOf(table.siteAt(host)) ?? own?.origin;
  return { hosts: new Set(first.length === 0 ? [] : [...first, ...table.hosts]), originAt };
}
