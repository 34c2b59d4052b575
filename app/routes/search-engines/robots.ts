import { privatePaths } from "../../domain/site/public-pages.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { Route } from "./+types/robots.ts";

/** `/robots.txt`: what search engines shall not ask for, and where this site's own list of pages is. */
export function loader({ context }: Route.LoaderArgs) {
  const { canonicalOrigin, directives } = context.get(platformContext);
  directives.cacheable = true;
  const lines = ["User-agent: *", ...privatePaths.map((path) => `Disallow: ${path}`)];
  const text = [...lines, "", `Sitemap: ${canonicalOrigin()}/sitemap.xml`, ""].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
