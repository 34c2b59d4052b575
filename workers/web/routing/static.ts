import { fileInParts, isFilm } from "./file-in-parts.ts";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  mp4: "video/mp4",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
};

const FOREVER = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const MONTH = "public, max-age=2592000";

/** The content type of a file of ours, if the path can be one. Pages' paths have no such endings. */
export function fileType(pathname: string): string | undefined {
  if (pathname.includes("..") || pathname.includes("%") || pathname.includes("/.")) return undefined;
  const ending = /\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return ending ? TYPES[ending] : undefined;
}

/**
 * A file of the client's build on bare workerd, whose disk service knows neither types nor caching. On the edge
 * Cloudflare's assets answer before this Worker is asked, but for films. `undefined`: there is no such file.
 */
export async function staticFile(
  request: Request,
  assets: { fetch(request: Request): Promise<Response> },
): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url);
  const type = fileType(pathname);
  if (!type || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
  const found = await assets.fetch(new Request(new URL(pathname, origin)));
  if (!found.ok) return undefined;
  const headers = new Headers({ "Content-Type": type, "Cache-Control": cacheTime(pathname) });
  for (const name of ["Last-Modified", "ETag"]) {
    const version = found.headers.get(name);
    if (version) headers.set(name, version);
  }
  if (isUnchanged(request, headers)) {
    await found.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  if (isFilm(pathname)) return fileInParts(request, found, headers);
  return new Response(request.method === "HEAD" ? null : found.body, { headers });
}

/** Drawings and films hardly ever change; an old one does no harm. As in `public/_headers`, but for films. */
function cacheTime(pathname: string): string {
  if (pathname.startsWith("/assets/")) return FOREVER;
  return pathname.startsWith("/gifts/") || isFilm(pathname) ? MONTH : DAY;
}

/** The disk service tells when a file was written, Cloudflare's assets which version it is. */
function isUnchanged({ headers: asked }: Request, file: Headers): boolean {
  const [version, known] = [file.get("ETag"), asked.get("If-None-Match")];
  if (version && known) return known === version;
  const since = Date.parse(asked.get("If-Modified-Since") ?? "");
  return since >= Date.parse(file.get("Last-Modified") ?? "");
}
