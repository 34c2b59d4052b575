import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are known from the start: few, and asking for them costs a round trip before each new page.
  routeDiscovery: { mode: "initial" },
  // The one route with something to split off needs all of it at once.
  splitRouteModules: false,
} satisfies Config;
