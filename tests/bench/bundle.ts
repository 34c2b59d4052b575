import { join } from "node:path";
import { build } from "vite";
import { modulesOf } from "../../scripts/serve/processes/workerd-config.ts";
import { ROOT } from "../../scripts/serve/build.ts";

/** Builds a Worker of the bench, given by its path from the project's folder, for workerd's configuration. */
export async function bundled(entry: string, name: string): Promise<string[]> {
  const outDir = `build/bench-${name}`;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(ROOT, entry),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { external: [/^cloudflare:/, /^node:/], output: { entryFileNames: "index.js" } },
    },
  });
  return modulesOf(outDir);
}
