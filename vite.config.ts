import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/**
 * vanilla-extract asks for `ssr.external`, which a Worker environment refuses (everything is bundled there anyway).
 * Its config hook runs as it is; only that one answer is dropped.
 */
function vanillaExtractForWorkers(): Plugin[] {
  return vanillaExtractPlugin().map((plugin): Plugin => {
    const hook = plugin.config;
    if (!hook) return plugin;
    const handler = typeof hook === "function" ? hook : hook.handler;
    return {
      ...plugin,
      async config(config, env) {
        const { ssr: _dropped, ...rest } = ((await handler.call(this, config, env)) ?? {}) as UserConfig;
        return rest;
      },
    };
  });
}

/** Few requests for a page: what changes with our dependencies, what every page shares, and the routes' own files. */
const clientChunks = [
  {
    name: "vendor",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: "shared",
    test: /[\\/]app[\\/](ui|design|domain|contract|request|live|routes[\\/][^\\/]+\.tsx?$)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [
    vanillaExtractForWorkers(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [{ configPath: "workers/api/wrangler.toml", viteEnvironment: { name: "api" } }],
    }),
    reactRouter(),
  ],
  // One stylesheet for the members' area; public pages get the rules they use inlined (docs/decisions).
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } } },
});
