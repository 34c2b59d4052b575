import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import routes, { hydratedPaths, membersPages } from "./app/routes.ts";
import { minify } from "terser";
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from "vite";
import { reservedTokens } from "./scripts/pages/reserved-tokens.ts";
import { cssRulesPlugin } from "./scripts/styles/css-rules-plugin.ts";

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

/** Radix' packages keep every function's name for debugging, by calls that nothing can shake off: a tenth of their bytes. */
function withoutFunctionNames(): Plugin {
  const keepName = /^var __name = .*$/m;
  return {
    name: "without-function-names",
    transform: {
      filter: { id: /node_modules[\\/]@radix-ui[\\/]/, code: keepName },
      handler: (code) => ({ code: code.replace(keepName, "var __name = (named) => named;"), map: null }),
    },
  };
}

/** What is loaded later needs no file that its page does not have already, so that Vite's helper has nothing to preload. */
function withoutPreload(): Plugin {
  return {
    name: "without-preload",
    enforce: "pre",
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => "export const __vitePreload = (load) => load();" },
  };
}

/** Where a page and its error page break, what stands around the router says so in our own words (last-resort.tsx); React Router's would come first. */
function withoutDefaultErrorPage(): Plugin {
  const nothing = "() => null";
  return {
    name: "without-default-error-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/errorBoundaries\.js/ },
      handler: () =>
        `export const RemixErrorBoundary = ({ children }) => children;
        export const BoundaryShell = ${nothing}, RemixRootDefaultErrorBoundary = ${nothing};`,
    },
  };
}

/** Once more behind Vite's own minifier: together they leave members three kilobytes less than either alone (decision 0196). */
function minifyTwice(): Plugin {
  return {
    name: "minify-twice",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const chunk of chunks) {
        const { code } = await minify(chunk.code, { module: true, ecma: 2022, compress: { passes: 3 } });
        chunk.code = code ?? chunk.code;
      }
    },
  };
}

/** Where the modules of pages with a client script begin (docs/decisions/0024): first those of a member's own account. */
const [accountFiles = [], otherFiles = []] = [true, false].map((own) =>
  membersPages.filter(({ path = "" }) => path.startsWith("profile/") === own).map(({ file }) => file),
);
const ACCOUNT_ENTRIES = anyOf(accountFiles);
const MEMBERS_ENTRIES = anyOf(["root.tsx", "entry.client.tsx", "routes/members-area/layout.tsx", ...otherFiles]);

function anyOf(files: string[]): RegExp {
  return new RegExp(`/app/(${files.join("|").replaceAll(".", String.raw`\.`)})(\\?|$)`);
}

/** Do these pages use this module? Follows the imports upwards; a set may grow while it is walked. */
function isUsedBy(entries: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean {
  const users = new Set([id]);
  for (const user of users) {
    if (entries.test(user)) return true;
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(user) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) users.add(importer);
  }
  return false;
}

/** What pages with a client script share, by the pages. */
function sharedChunk(name: string, entries: RegExp): Rolldown.CodeSplittingGroup {
  return {
    name: (id, modules) => (isUsedBy(entries, id, modules) ? name : null),
    debugName: name,
    test: /[\\/]app[\\/](ui|design|domain|contract|request|live|page-parts)[\\/]/,
    minShareCount: 2,
  };
}

/**
 * Few requests for a page: what changes with our dependencies, what members' pages share, and the routes' own files.
 * What only public pages share would be a fifth of the second one, and no browser ever asks for it.
 */
const clientChunks = [
  {
    name: "vendor",
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|preload-helper|rolldown[\\/]runtime/,
  },
  sharedChunk("shared", MEMBERS_ENTRIES),
  sharedChunk("account", ACCOUNT_ENTRIES),
];

export default defineConfig({
  resolve: {
    alias: { "@floating-ui/react-dom": fileURLToPath(new URL("app/ui/menu/no-floating.ts", import.meta.url)) },
  },
  define: {
    HYDRATED_PATHS: JSON.stringify(hydratedPaths),
    RESERVED_TOKENS: JSON.stringify(reservedTokens(routes)),
  },
  plugins: [
    vanillaExtractForWorkers(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [
        { configPath: "workers/api/wrangler.toml", viteEnvironment: { name: "api" } },
        { configPath: "workers/hash/wrangler.toml", viteEnvironment: { name: "hash" } },
      ],
    }),
    reactRouter(),
    cssRulesPlugin(),
    withoutFunctionNames(),
    withoutPreload(),
    withoutDefaultErrorPage(),
    minifyTwice(),
  ],
  // The small scripts of app/browser: modules, so that the development server can serve them too.
  worker: { format: "es" },
  // One stylesheet for the members' area; public pages get the rules they use inlined (docs/decisions).
  build: { cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } } },
});
