/** Of the web Worker and the API. */
const SHARED = ["workers/garbage.ts", "workers/read-body.ts"];

const BELOW_PAGES = [
  "app/contract",
  "app/domain",
  "app/design",
  "app/ui",
  "app/api",
  "app/request",
  "app/auth",
  "app/live",
  "app/browser",
];

/**
 * Who may import whom (docs/architecture.md). The first row whose folder holds the importing file counts; `may` are
 * folders or files besides the row's own. Packages are restricted only where the row has a `packages` list.
 *
 * @type {{ folder: string; may: string[]; packages?: string[] }[]}
 */
const table = [
  { folder: "app/contract", may: [], packages: ["zod"] },
  { folder: "app/domain", may: ["app/contract"], packages: ["bowser", "ipaddr.js", "ibantools"] },
  { folder: "app/design", may: [], packages: ["@vanilla-extract/[^/]+"] },
  {
    folder: "app/ui/form",
    may: ["app/ui", "app/design", "app/domain/form.ts"],
    packages: [...uiPackages(), "@conform-to/react"],
  },
  { folder: "app/ui", may: ["app/design"], packages: uiPackages() },
  { folder: "app/api", may: ["app/contract"] },
  { folder: "app/request", may: ["app/contract", "app/domain", "app/api", "locales"] },
  {
    folder: "app/auth",
    may: ["app/contract", "app/domain", "app/api", "app/request"],
    packages: ["remix-auth", "react-router"],
  },
  { folder: "app/live", may: ["app/contract", "app/domain"] },
  { folder: "app/browser", may: ["app/contract", "app/domain", "app/live"], packages: ["@simplewebauthn/browser"] },
  { folder: "app/page-parts", may: BELOW_PAGES },
  { folder: "app/routes", may: [...BELOW_PAGES, "app/page-parts"] },
  { folder: "app", may: ["locales"] },
  {
    folder: "workers/web",
    may: ["app/request", "app/api", "app/contract", "app/domain", "app/design/tokens.ts", ...SHARED],
  },
  {
    folder: "workers/api",
    may: ["app/contract", "app/domain", "locales", "workers/hash/derive-order.ts", ...SHARED],
  },
  ...SHARED.map((folder) => ({ folder, may: [], packages: [] })),
  { folder: "workers/hash", may: [], packages: ["crypto"] },
  { folder: "locales", may: [] },
];

function uiPackages() {
  return ["@vanilla-extract/[^/]+", "react", "react-dom", "radix-ui", "get-nonce", "lucide"];
}

/** Tests may import anything. */
const TESTS = String.raw`\.test\.tsx?$`;

const OURS = "^(app|workers|locales|scripts|tests)/";

/** @param {string} path */
const inside = (path) => `^${path.replaceAll(".", String.raw`\.`)}(/|$)`;

const rows = table.map(({ folder, may, packages }, index) => {
  const earlier = table.slice(0, index).map((row) => inside(row.folder));
  const allowed = [folder, ...may].map(inside);
  const modules = packages?.map((name) => `^(node_modules/)?${name}(/|$)`) ?? [];
  return {
    name: `${folder} may not`,
    severity: "error",
    from: { path: inside(folder), pathNot: [...earlier, TESTS] },
    to: { ...(packages ? {} : { path: OURS }), pathNot: [...allowed, ...modules] },
  };
});

export default {
  forbidden: [
    ...rows,
    {
      name: "features stay apart",
      severity: "error",
      from: { path: "^(app/routes|workers/api/features)/([^/]+)/", pathNot: TESTS },
      to: { path: "^$1/[^/]+/", pathNot: "^$1/$2/" },
    },
    {
      name: "only forms know conform",
      severity: "error",
      // Folders with a list of packages have it there.
      from: { pathNot: ["^app/(ui|design|contract|domain|browser|auth|request/forms)/", TESTS] },
      to: { path: "@conform-to/" },
    },
    {
      name: "only completeSignIn starts a session",
      severity: "error",
      from: {
        pathNot: [
          "^app/auth/(complete|operator)-sign-in",
          "^app/request/session/with-(session|operator)",
          TESTS,
          "^tests/",
        ],
      },
      to: { path: "^app/request/session/start-session" },
    },
    {
      name: "nobody imports tests",
      severity: "error",
      from: { pathNot: ["^tests/", TESTS] },
      to: { path: ["^tests/", TESTS] },
    },
    {
      name: "no circles, of types neither",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no interface for other programs yet, so swc reads the files, imports of types included.
    parser: "swc",
    moduleSystems: ["es6"],
    doNotFollow: { path: "^node_modules/" },
    // Types that are made of each route.
    exclude: { path: String.raw`\+types/` },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
