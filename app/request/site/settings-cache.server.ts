import { forwardedHeaders } from "../headers/forwarded-headers.server.ts";
import { createApi } from "../../api/client.server.ts";
import type { Answer } from "../../api/reply.server.ts";
import { getSettings, type Settings } from "../../contract/site.ts";
import type { Platform } from "../platform.server.ts";

/** As long as the API keeps them. */
const FRESH_MS = 20_000;
/** While the API fails, the old settings hold and it is asked again this often. */
const STALE_MS = 10_000;
const MAX_HOSTS = 200;

interface CachedSettings {
  settings: Settings;
  until: number;
}

const cachedSettings = new Map<string, CachedSettings>();

/**
 * The settings of the visitor's host, kept for a while in this isolate; old ones stay in use while the API does not
 * answer. Isolates share no promises between requests, so each asks for itself.
 */
export async function settingsFor(
  platform: Platform,
  cache: Map<string, CachedSettings> = cachedSettings,
): Promise<Answer<Settings>> {
  const answer = await freshOrStale(platform, cache);
  const prefix = answer.ok ? answer.value.cdn_prefix : "";
  // Most are a path of this host.
  const imageOrigin = prefix.includes(":") ? URL.parse(prefix)?.origin : undefined;
  if (imageOrigin) platform.directives.imageOrigin = imageOrigin;
  return answer;
}

/** What a page that asks nobody calls the site: its name if it is known here, however old. */
export function knownSiteName(host: string, cache: ReadonlyMap<string, CachedSettings> = cachedSettings): string {
  return cache.get(host)?.settings.name ?? "Periwinkle";
}

/** What this isolate's operator has changed is asked for with the next page; other isolates ask within a minute. Old settings still serve if the API fails. */
export function expireSettings(host: string, cache: Map<string, CachedSettings> = cachedSettings): void {
  const known = cache.get(host);
  if (known) cache.set(host, { ...known, until: 0 });
}

async function freshOrStale(platform: Platform, cache: Map<string, CachedSettings>): Promise<Answer<Settings>> {
  const { host, clock } = platform;
  const known = cache.get(host);
  if (known && known.until > clock.now()) return { ok: true, value: known.settings };
  const answer = await askSettings(platform);
  if (answer.ok) store(cache, host, { settings: answer.value, until: clock.now() + FRESH_MS });
  if (answer.ok || !known) return answer;
  store(cache, host, { ...known, until: clock.now() + STALE_MS });
  return { ok: true, value: known.settings };
}

async function askSettings(platform: Platform): Promise<Answer<Settings>> {
  const { host } = platform;
  const api = createApi({
    ...platform,
    headers: () => forwardedHeaders(platform),
    thrown: (problem) => new Error(problem.error),
  });
  const answer = await api.call(getSettings, { "forced-domain": host.replace(/:\d+$/, "") });
  return answer.ok ? { ok: true, value: answer.value.settings } : answer;
}

/** The host is the visitor's to choose, so the number of entries is ours. */
function store(cache: Map<string, CachedSettings>, host: string, entry: CachedSettings): void {
  cache.delete(host);
  cache.set(host, entry);
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_HOSTS && oldest !== undefined) cache.delete(oldest);
}
