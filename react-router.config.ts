import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are known from the start: few, and asking for them costs a round trip before each new page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
