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
});
