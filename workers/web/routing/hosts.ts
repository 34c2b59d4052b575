import type { Env } from "../env.ts";

type Names = Pick<Env, "SITE_HOSTS" | "PUBLIC_ORIGIN">;

let known: { names: Names; hosts: ReadonlySet<string> } | undefined;

/**
 * Is this (`name` or `name:port`) one of the site's own hosts? All others are refused: a name that somebody else made to
 * lead here must not read a member's pages (DNS rebinding), nor stand in a link, a cache or a policy of ours. Where
 * nothing names them, on the edge, Cloudflare's routes have chosen them already.
 */
export function isOwnHost(host: string, { SITE_HOSTS, PUBLIC_ORIGIN }: Names): boolean {
  if (known?.names.SITE_HOSTS !== SITE_HOSTS || known?.names.PUBLIC_ORIGIN !== PUBLIC_ORIGIN || !known) {
    known = { names: { SITE_HOSTS, PUBLIC_ORIGIN }, hosts: hostsOf({ SITE_HOSTS, PUBLIC_ORIGIN }) };
  }
  return known.hosts.size === 0 || known.hosts.has(host);
}

function hostsOf({ SITE_HOSTS = "", PUBLIC_ORIGIN = "" }: Names): ReadonlySet<string> {
  const named = SITE_HOSTS.toLowerCase().split(/[\s,]+/);
  return new Set([...named, URL.parse(PUBLIC_ORIGIN)?.host ?? ""].filter((host) => host !== ""));
}
