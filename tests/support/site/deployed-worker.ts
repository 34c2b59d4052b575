import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/**
 * What a Worker is deployed as, with the secrets that `wrangler secret put` would give it: for Miniflare. `change` makes another Worker of its
 * main module's code.
 */
export function deployed(folder: string, bindings: Record<string, string>, change?: (code: string) => string) {
  const config = unstable_readConfig({ config: join(ROOT, folder, "wrangler.json") });
  const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(config);
  // Miniflare's own list of the built files: the rules that wrangler makes it by are no option of Miniflare 5.
  const { modulesRules: _rules, rootPath: _root, ...options } = workerOptions;
  const files = globSync("**/*.{js,wasm}", { cwd: dirname(main) }).map((file) => join(dirname(main), file));
  const modules = [main, ...files.filter((file) => file !== main)].map((path) => ({
    type: path.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
    path,
    ...(change && path === main && { contents: change(readFileSync(path, "utf8")) }),
  }));
  return { ...options, name: config.name, modules, modulesRoot: dirname(main), bindings };
}
