import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** Folders of files that are made, not written: names in them are not checked. */
const GENERATED = new Set([
  ".git",
  ".data",
  ".react-router",
  ".wrangler",
  "build",
  "coverage",
  "dist",
  "node_modules",
  "test-results",
]);

const top = readdirSync(".").filter((name) => !GENERATED.has(name));
const paths = new Set(
  top.flatMap((name) =>
    statSync(name).isDirectory()
      ? [name, ...readdirSync(name, { recursive: true }).map((path) => join(name, String(path)))]
      : [name],
  ),
);
/** A superseded decision describes files as they were. */
const docs = [...paths].filter((path) => path.endsWith(".md") && !/^Superseded by/m.test(readFileSync(path, "utf8")));

const PATH = /^[\w@.-]+(\/[\w@.$-]+)*\/?$/;
/** A name's end (`.server.ts`) is no file. */
const SOURCE_FILE = /^(?!(\.\w+)+$).*\w\.(ts|tsx|mjs|sql|toml|md|webp)$/;

/** Links, and names in backticks that are a source file's or begin with a folder of this repository. */
function pathsIn(doc: string): string[] {
  const text = readFileSync(doc, "utf8");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)\)/g)].map(([, path = ""]) => path);
  const isOurs = (name: string) => SOURCE_FILE.test(name) || top.includes(name.split("/")[0] ?? "");
  return [...linked, ...quoted.filter((name) => PATH.test(name) && isOurs(name))];
}

const CODE = /\.(ts|tsx|mjs)$/;
/** A comment that starts its line or ends it, and the lines of a block that begin with a star. */
const COMMENT = /(?:^\s*(?:\/?\*+|\/\/)\s|\s(?:\/\/|\/\*+|\{\/\*)\s).*$/gm;
const FILE_IN_COMMENT = /(?<![\w/.@*-])(?:[\w@.-]+\/)*[\w-][\w.-]*\.(?:ts|tsx|mjs|sql)\b/g;

/** Files of code that a comment names. */
function pathsInComments(file: string): string[] {
  const comments = readFileSync(file, "utf8").match(COMMENT) ?? [];
  return comments.flatMap((comment) => comment.match(FILE_IN_COMMENT) ?? []);
}

/** From the root, from the document's folder, or as the end of some path. */
function exists(path: string, doc: string): boolean {
  const name = path.replace(/\/$/, "");
  return (
    GENERATED.has(name.split("/")[0] ?? "") ||
    paths.has(name) ||
    paths.has(join(dirname(doc), name)) ||
    [...paths].some((one) => one.endsWith(`/${name}`))
  );
}

function missingFrom(files: string[], pathsOf: (file: string) => string[]): string[] {
  return files.flatMap((file) =>
    pathsOf(file)
      .filter((path) => !exists(path, file))
      .map((path) => `${file}: ${path}`),
  );
}

test("every path that a document names exists", () => {
  expect(docs.length).toBeGreaterThan(50);
  expect(missingFrom(docs, pathsIn)).toEqual([]);
});

test("every file of code that a comment names exists", () => {
  const code = [...paths].filter((path) => CODE.test(path) && !path.endsWith(".d.ts"));
  expect(code.flatMap(pathsInComments).length).toBeGreaterThan(50);
  expect(missingFrom(code, pathsInComments)).toEqual([]);
});
