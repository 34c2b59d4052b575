import { FIRST_SITE, readSiteTable, type SiteTable, type SiteVariables } from "../../app/domain/site/site-table.ts";
import type { Secrets } from "./env.ts";
import { sign } from "./signature.ts";

let read: { variables: SiteVariables; table: SiteTable } | undefined;

/** The deployment's sites by host. Throws where `SITES` is wrong; `requireSecrets` says so before. */
export function siteTableOf({ SITES, PUBLIC_ORIGIN }: SiteVariables): SiteTable {
  if (read?.variables.SITES === SITES && read?.variables.PUBLIC_ORIGIN === PUBLIC_ORIGIN && read) return read.table;
  const table = readSiteTable({ SITES, PUBLIC_ORIGIN });
  if ("wrong" in table) throw new Error(`SITES ${table.wrong}`);
  read = { variables: { SITES, PUBLIC_ORIGIN }, table };
  return table;
}

/** The id of the site that a request is about. The web Worker says which host the visitor asked for, and nobody else reaches us. */
export function siteOf({ headers }: Request, env: SiteVariables): string {
  return siteTableOf(env).siteAt(headers.get("X-Forwarded-Host"));
}

type Deployed = SiteVariables & Secrets;

const made = new WeakMap<object, Map<string, unknown>>();

/**
 * The deployment's environment as one of its sites has it: its own address, and secrets of its own, so that no link, session
 * or signed address of one site is worth anything at another. The first site has the deployment's own. Decision 0246.
 */
export function envOf<Env extends Deployed>(env: Env, site: string): Env {
  const PUBLIC_ORIGIN = siteTableOf(env).originOf(site);
  if (PUBLIC_ORIGIN === undefined) return env;
  const known = made.get(env) ?? new Map<string, unknown>();
  made.set(env, known);
  const own = known.get(site) ?? {
    ...env,
    // It is one site's now: nobody finds another one by it.
    SITES: undefined,
    PUBLIC_ORIGIN,
    PHOTO_SECRET: sign(env.PHOTO_SECRET, "site", site),
    TOKEN_SECRET: sign(env.TOKEN_SECRET, "site", site),
  };
  known.set(site, own);
  return own as Env;
}

/**
 * The site whose object this is: names of objects begin with it (actors/objects.ts). Alarms that an older runtime set are not told the
 * name; there was one site then.
 */
export function siteOfObject({ id }: Pick<DurableObjectState, "id">): string {
  return id.name?.split("/", 1)[0] ?? FIRST_SITE;
}
