import { dirname, join, relative } from "node:path";

/**
 * Who may import whom (docs/architecture.md). The first row whose folder holds the importing file counts. Packages are
 * restricted only where the row has a `packages` list; tests and scripts may import anything.
 */
const TABLE: readonly Row[] = [
  { folder: "app/contract", may: [], packages: ["zod"] },
  { folder: "app/domain", may: ["app/contract"], packages: [] },
  { folder: "app/design", may: [], packages: ["@vanilla-extract/*"] },
  {
    folder: "app/ui/form",
    may: ["app/ui", "app/design", "app/domain/form-state.ts"],
    packages: [...uiPackages(), "@conform-to/*"],
  },
  { folder: "app/ui", may: ["app/design", "app/domain/form-state.ts"], packages: uiPackages() },
  { folder: "app/api", may: ["app/contract"] },
  { folder: "app/request", may: ["app/contract", "app/domain", "app/api", "locales"] },
  { folder: "app/live", may: ["app/contract", "app/domain"] },
  { folder: "app/browser", may: ["app/contract", "app/domain", "app/live"], packages: ["@simplewebauthn/browser"] },
  {
    folder: "app/routes",
    may: ["app/contract", "app/domain", "app/design", "app/ui", "app/api", "app/request", "app/live", "app/browser"],
  },
  { folder: "app", may: ["app", "locales"] },
  {
    folder: "workers/web",
    may: ["app/request", "app/api", "app/contract", "app/design/tokens.ts", "workers/garbage.ts"],
  },
  {
    folder: "workers/api",
    may: [
      "app/contract",
      "app/domain",
      "app/request/limited-text.server.ts",
      "app/request/visitor-address.server.ts",
      "locales",
      "workers/garbage.ts",
      "workers/hash/order.ts",
    ],
  },
  { folder: "workers/garbage.ts", may: [], packages: [] },
  { folder: "workers/hash", may: [], packages: ["node:crypto"] },
  { folder: "locales", may: [] },
];

/** Of these folders, each subfolder is a world of its own: a feature never imports another feature. */
const APART = ["app/routes", "workers/api/features"];

interface Row {
  folder: string;
  /** Folders or files besides the row's own. */
  may: readonly string[];
  packages?: readonly string[];
}

function uiPackages(): string[] {
  return ["@vanilla-extract/*", "react", "react-dom", "radix-ui", "lucide", "lucide/*"];
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function featureOf(path: string): string | undefined {
  const apart = APART.find((folder) => path.startsWith(`${folder}/`) && path.slice(folder.length + 1).includes("/"));
  return apart && `${apart}/${path.slice(apart.length + 1).split("/")[0]}`;
}

function packageAllowed(name: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => (entry.endsWith("/*") ? name.startsWith(entry.slice(0, -1)) : name === entry));
}

/** Says what is wrong with `file` importing `source`, both relative to the root; nothing when it is allowed. */
export function forbiddenImport(file: string, source: string): string | undefined {
  const row = /\.test\.tsx?$/.test(file) ? undefined : TABLE.find(({ folder }) => inside(file, folder));
  if (!row) return undefined;
  if (!source.startsWith(".")) {
    if (!row.packages || packageAllowed(source, row.packages)) return undefined;
    return `${row.folder} may not use the package "${source}".`;
  }
  const target = join(dirname(file), source);
  if (target.includes("/+types/")) return undefined;
  const feature = featureOf(target);
  if (feature && featureOf(file) && feature !== featureOf(file)) return `${featureOf(file)} may not import ${feature}.`;
  if ([row.folder, ...row.may].some((folder) => inside(target, folder))) return undefined;
  return `${row.folder} may not import ${target}.`;
}

interface ImportNode {
  source?: { value?: unknown } | null;
}

interface Context {
  filename: string;
  cwd: string;
  report(problem: { node: ImportNode; message: string }): void;
}

const importTable = {
  meta: { type: "problem" },
  create(context: Context) {
    const file = relative(context.cwd, context.filename);
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      const message = typeof source === "string" ? forbiddenImport(file, source) : undefined;
      if (message) context.report({ node, message: `${message} See scripts/lint/import-table.ts.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "periwinkle" }, rules: { "import-table": importTable } };
