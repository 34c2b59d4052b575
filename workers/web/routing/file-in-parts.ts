import { byteRange } from "./byte-range.ts";

/** Films are played in parts; Safari plays nothing else. The Worker serves them itself everywhere (wrangler.toml, run_worker_first). */
export function isFilm(pathname: string): boolean {
  return pathname.startsWith("/film/");
}

/** The whole of a found file, or the part of it that is asked for. For a part it is read whole: our films are small. */
export async function fileInParts(request: Request, found: Response, headers: Headers): Promise<Response> {
  headers.set("Accept-Ranges", "bytes");
  if (request.method === "HEAD") return new Response(null, { headers });
  const asked = askedRange(request, headers);
  if (asked === null) return new Response(found.body, { headers });
  const bytes = await found.arrayBuffer();
  const size = bytes.byteLength;
  const range = byteRange(asked, size);
  if (!range) return new Response(bytes, { headers });
  if (range === "outside") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${range.first}-${range.last}/${size}`);
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
}

/** Whoever has the beginning of another version (`If-Range`) gets all of this one. */
function askedRange({ headers: asked }: Request, file: Headers): string | null {
  const version = asked.get("If-Range");
  const versions = [file.get("ETag"), file.get("Last-Modified")];
  return version === null || versions.includes(version) ? asked.get("Range") : null;
}
