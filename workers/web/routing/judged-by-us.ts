import type { Platform } from "../../../app/request/platform.server.ts";

/**
 * React Router has a guard of its own that answers without a page, and compares whole origins: behind a proxy that ends TLS
 * it would refuse every form. Ours has judged already, and shows a page (refuse-cross-site.server.ts).
 */
export function judgedByUs(request: Request, { crossSite }: Platform): Request {
  if (crossSite)
    return new Request(request.url, { headers: without(request.headers, "Content-Type", "Content-Length", "Origin") });
  if (request.method !== "POST" || !request.headers.has("Origin")) return request;
  return new Request(request, { headers: without(request.headers, "Origin") });
}

function without(headers: Headers, ...names: string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}
