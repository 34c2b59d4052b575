import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer } from "vite";
import { ROOT } from "../serve/build.ts";
import type * as Stage from "./stage.tsx";

/** The stage with everything that moves on it. Our drawings are React and vanilla-extract, which Node reads by Vite only. */
export async function loadFilmPage(): Promise<string> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin()],
  });
  try {
    const stage = await vite.ssrLoadModule("/scripts/film/stage.tsx");
    const { filmPage } = stage as typeof Stage;
    return filmPage(readFileSync(join(import.meta.dirname, "film.css"), "utf8"));
  } finally {
    await vite.close();
  }
}
