import { readSiteTable } from "../../../app/domain/site/site-table.ts";
import type { Env } from "../env.ts";

type Names = Pick<Env, "SITE_HOSTS" | "PUBLIC_ORIGIN" | "SITES">;

let known: { names: Names; hosts: ReadonlySet<string> } | undefined;

/**
 * Is this (`name` or `name:port`) one of the deployment's own hosts? All others are refused: a name that somebody else made to
 * lead here must not read a member's pages (DNS rebinding), nor stand in a link, a cache or a policy of ours. Where
 * nothing names the first site's, on the edge, Cloudflare's routes have chosen them already.
 */
export function isOwnHost(host: string, { SITE_HOSTS, PUBLIC_ORIGIN, SITES }: Names): boolean {
  const same = known?.names.SITE_HOSTS === SITE_HOSTS && known?.names.PUBLIC_ORIGIN === PUBLIC_ORIGIN;
  if (!same || known?.names.SITES !== SITES || !known) {
    const names = { SITE_HOSTS, PUBLIC_ORIGIN, SITES };
    known = { names, hosts: hostsOf(names) };
  }
  return known.hosts.size === 0 || known.hosts.has(host);
}

function hostsOf({ SITE_HOSTS = "", PUBLIC_ORIGIN = "", SITES }: Names): ReadonlySet<string> {
  const named = SITE_HOSTS.toLowerCase().split(/[\s,]+/);
  const first = [...named, URL.parse(PUBLIC_ORIGIN)?.host ?? ""].filter((host) => host !== "");
  const table = readSiteTable({ PUBLIC_ORIGIN, SITES });
  if ("wrong" in table) throw new Error(`not configured: SITES ${table.wrong} (docs/operations.md)`);
  return new Set(first.length === 0 ? [] : [...first, ...table.hosts]);
}
