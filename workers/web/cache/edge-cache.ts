/** A public page as it is kept. */
export interface CachedPage {
  body: string;
  /** The same with brotli, where this Worker has to compress by itself. */
  compressed?: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

/** Kept beside a page: the hashes of its styles, for the policy of whoever gets it. It never leaves the Worker. */
export const STYLES_HEADER = "X-Styles";
/** Likewise: its route's pattern, for the log. */
export const ROUTE_HEADER = "X-Route";

/** Keeps public pages, by a key that holds site, path, country, language and build (design §4.9). */
export interface EdgeCache {
  get(key: string): Promise<CachedPage | undefined>;
  put(key: string, page: CachedPage): Promise<void>;
}

/** A change of the settings is on every page within a minute (decision 0254). */
const SECONDS = 10;
const MAX_PAGES = 500;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Holds the page's own headers, apart from those that the cache adds: with its `Age` of minutes a browser would find the page
 * too old at once.
 */
const PAGE_HEADERS = "X-Page-Headers";

/** On the edge: Cloudflare's Cache API. Keys are URLs of a host that no visitor can ask for. */
export function cacheApi(cache: Pick<Cache, "match" | "put">): EdgeCache {
  const address = (key: string) => `https://kept.invalid/${encodeURIComponent(key)}`;
  return {
    async get(key) {
      const response = await cache.match(address(key));
      const headers = response?.headers.get(PAGE_HEADERS);
      if (!response || !headers) return undefined;
      return { body: await response.text(), headers: JSON.parse(headers) as CachedPage["headers"] };
    },
    async put(key, { body, headers }) {
      const kept = { "Cache-Control": `public, max-age=${SECONDS}`, [PAGE_HEADERS]: JSON.stringify(headers) };
      await cache.put(address(key), new Response(body, { headers: kept }));
    },
  };
}

/** Self-hosted: the isolate's memory. When it is full, by number or by bytes, what was not asked for longest leaves. */
export function memoryCache(now: () => number): EdgeCache {
  const pages = new Map<string, { page: CachedPage; until: number; bytes: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  return {
    async get(key) {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      // In its new place it is the youngest; too old, it stays away.
      if (kept.until > now()) pages.set(key, kept);
      else total -= kept.bytes;
      return pages.has(key) ? kept.page : undefined;
    },
    async put(key, page) {
      forget(key);
      const bytes = sizeOf(page);
      pages.set(key, { page, until: now() + SECONDS * 1000, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (pages.size <= MAX_PAGES && total <= MAX_BYTES) return;
        forget(oldest);
      }
    },
  };
}

/** In memory a character is two bytes as soon as one of the text is no Latin letter. */
function sizeOf({ body, compressed }: CachedPage): number {
  return body.length * 2 + (compressed?.byteLength ?? 0);
}
