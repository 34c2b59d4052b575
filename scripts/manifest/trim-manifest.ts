import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

interface Manifest {
  routes: Record<string, Route>;
}

/**
 * Leaves in the browser's manifest only the routes that a browser can meet: `isMet` says so of a path (`chats/:conversation`).
 * All other pages are documents (`isHydratedPage`), and their routes were two thirds of a file that every page loads. Decision 0177.
 */
export function trimManifest(assets: string, isMet: (path: string) => boolean): void {
  const file = join(assets, onlyManifestIn(assets));
  const [, start = "", json = "", end = ""] = /^([^{]*)(\{.*\})(;?)\s*$/s.exec(readFileSync(file, "utf8")) ?? [];
  const manifest = JSON.parse(json) as Manifest;
  const routes = metRoutes(manifest.routes, isMet);
  writeFileSync(file, start + JSON.stringify({ ...manifest, routes }) + end);
}

/** Routes with such a path, and all that stands around them. */
export function metRoutes<Kept extends Route>(
  routes: Record<string, Kept>,
  isMet: (path: string) => boolean,
): Record<string, Kept> {
  const kept = new Set<string>();
  for (const { id, path } of Object.values(routes)) {
    if (!path || !isMet(path)) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) kept.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

function onlyManifestIn(assets: string): string {
  const [found, ...others] = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (!found || others.length > 0) throw new Error(`not one manifest in ${assets}`);
  return found;
}
