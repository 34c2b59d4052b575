import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** `common:menu.sign_in`; a text by count, by gender or by context is used where its plain key is. */
function keysOf(texts: object, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return keysOf(value, `${prefix}${key}.`);
    const plain = key.replace(/_[^_]+$/, "");
    return [prefix + (plain in texts ? plain : key.replace(/(_(fe)?male)?(_(zero|one|other))?$/, ""))];
  });
}

/** The strings of one file that may be keys, and its templates with anything in their places. */
function stringsIn(source: string): string[] {
  const strings = [...source.matchAll(/["'`]([\w:.-]+)["'`]/g)].map(([, text = ""]) => text);
  const templates = [...source.matchAll(/`((?:[\w-]+:)?[\w.]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)].map(([, text = ""]) => text);
  // One that begins with a place is a key of the file's own namespace, or none at all.
  const own = /useTranslation\(\[?"([\w-]+)"/.exec(source)?.[1];
  const keys = templates.map((text) => (text.startsWith("$") ? `${own}:${text}` : text));
  return [...strings, ...keys.map(patternOf)];
}

function patternOf(template: string): string {
  return template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+");
}

/** The second files of two namespaces (all.server.ts). */
const partOf: Record<string, string> = { conversation: "chats", "form-problems": "problems" };

function namespaceOf(path: string): string {
  const name = /(\w[\w-]*)\.json$/.exec(path)?.[1] ?? "";
  return partOf[name] ?? name;
}

test("every text is used somewhere", () => {
  const paths = globSync("{app,workers,locales}/**/*.{ts,tsx}", { cwd: root });
  const sources = paths.filter((path) => !/\.test\.tsx?$/.test(path)).map(read);
  const strings = [...new Set(sources.flatMap(stringsIn))];
  const used = new RegExp(`^(?:${strings.join("|")})$`);
  const isUsed = (key: string) => used.test(key) || used.test(key.slice(key.indexOf(":") + 1));
  const files = globSync("locales/en/*.json", { cwd: root });
  const keys = files.flatMap((path) => keysOf(JSON.parse(read(path)) as object, `${namespaceOf(path)}:`));
  expect(keys.length).toBeGreaterThan(1000);
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
});
