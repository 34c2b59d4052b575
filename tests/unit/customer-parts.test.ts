import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** The parts that the customer named: each does its work here, by itself and not by way of another package. */
const PARTS = [
  "@conform-to/react",
  "@conform-to/zod",
  "@playwright/test",
  "@react-router/cloudflare",
  "@react-router/dev",
  "@vanilla-extract/css",
  "hono",
  "miniflare",
  "radix-ui",
  "react-router",
  "remix-auth",
  "remix-i18next",
  "vitest",
  "wrangler",
  "zod",
];

/** Named by nobody: Radix' scroll lock asks it for the page's nonce. */
const BESIDE_THEM = ["get-nonce"];

/** Package and file, as docs/architecture.md has them. */
function documentedParts(): [name: string, file: string][] {
  const [, section = ""] = read("docs/architecture.md").split("## The customer's parts");
  const [table = ""] = section.split("\n## ");
  return [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, name = "", file = ""]) => [name, file]);
}

test("each part that the customer named is a dependency of ours", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;
  const ours = Object.keys({ ...dependencies, ...devDependencies });
  expect(ours).toEqual(expect.arrayContaining(PARTS));
});

test("there is one miniflare, the one that wrangler asks for, and so one workerd", () => {
  const asked = JSON.parse(read("node_modules/wrangler/package.json")) as { dependencies: Record<string, string> };
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
  expect(devDependencies["miniflare"]).toBe(asked.dependencies["miniflare"]);
});

test("each part does its work in the file that the architecture names", () => {
  const parts = documentedParts();
  expect(parts.map(([name]) => name).toSorted()).toEqual([...PARTS, ...BESIDE_THEM].toSorted());
  for (const [name, file] of parts) expect(read(file), `${file} uses ${name}`).toMatch(new RegExp(`from "${name}["/]`));
});
