import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { membersPages } from "./app/routes.ts";
import { trimManifest } from "./scripts/manifest/trim-manifest.ts";

const DEVELOPERS_PAGE = "dev/ui";
const withScript = new Set([...membersPages.map(({ path }) => path), DEVELOPERS_PAGE]);

export default {
  ssr: true,
  // All routes are known from the start: few, and asking for them costs a round trip before each new page.
  routeDiscovery: { mode: "initial" },
  // The one route with something to split off needs all of it at once.
  splitRouteModules: false,
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    trimManifest(join(buildDirectory, "client/assets"), (path) => withScript.has(path));
  },
} satisfies Config;
