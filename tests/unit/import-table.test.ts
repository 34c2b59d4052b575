import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "../../scripts/serve/build.ts";

/** What the project's rules say of a tree with these files: `rule: file` for each forbidden import, sorted. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "imports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\nexport const own = 0;\nexport type Own = 0;\n`);
  }
  const { summary } = JSON.parse(await depcruise(folder)) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] };
  };
  expect(summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(files).length);
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

function depcruise(cwd: string): Promise<string> {
  const args = ["--config", join(ROOT, ".dependency-cruiser.mjs"), "--output-type", "json", "."];
  return new Promise((resolve) => {
    // Its exit code is the number of violations, so what it says counts.
    execFile(join(ROOT, "node_modules/.bin/depcruise"), args, { cwd }, (_, output) => resolve(output));
  });
}

/** Ways to import something. */
const ways: readonly ((source: string) => string)[] = [
  (source) => `import { own as other } from "${source}";`,
  (source) => `import type { Own as Other } from "${source}";`,
  (source) => `import { type Own as Other } from "${source}";`,
  (source) => `export * from "${source}";`,
  (source) => `export type { Own as Other } from "${source}";`,
  (source) => `await import("${source}");`,
];

/** Rule, folder of the importing file, and the folder or package that it may not import from. */
const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ["app/contract may not", "app/contract", "app/domain"],
  ["app/contract may not", "app/contract", "react"],
  ["app/domain may not", "app/domain", "app/request"],
  ["app/domain may not", "app/domain", "zod"],
  ["app/domain may not", "app/domain", "node:fs"],
  ["app/ui may not", "app/ui/badge", "app/routes/chats"],
  ["app/ui may not", "app/ui/badge", "@conform-to/react"],
  ["app/ui may not", "app/ui/badge", "react-router"],
  ["only forms know conform", "app/routes/login", "@conform-to/react"],
  ["app/api may not", "app/api", "app/domain"],
  ["app/request may not", "app/request", "app/ui/badge"],
  ["app/auth may not", "app/auth", "app/routes/login"],
  ["app/auth may not", "app/auth", "remix-auth-form"],
  ["app/live may not", "app/live", "app/api"],
  ["app/page-parts may not", "app/page-parts/layout", "app/routes/chats"],
  ["app/routes may not", "app/routes/chats", "workers/web"],
  ["app/routes may not", "app/routes/chats", "scripts/seed"],
  ["workers/web may not", "workers/web", "workers/api"],
  ["workers/web may not", "workers/web", "app/routes/chats"],
  ["workers/api may not", "workers/api", "workers/web"],
  ["workers/api may not", "workers/api", "app/request"],
  ["workers/hash may not", "workers/hash", "workers/api"],
  ["features stay apart", "app/routes/chats", "app/routes/likes"],
  ["features stay apart", "workers/api/features/money", "workers/api/features/photos"],
  ["nobody imports tests", "scripts/serve", "tests/support"],
];

const isFolder = (to: string) => /^(app|workers|scripts|tests)\//.test(to);

test("a forbidden import is found, of a value and of a type, in each row of the table", async () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  for (const [index, [rule, from, to]] of forbidden.entries()) {
    for (const [way, imported] of ways.entries()) {
      const [file, other] = [`${from}/from-${index}-${way}.ts`, `${to}/to-${index}-${way}.ts`];
      files[file] = imported(isFolder(to) ? `${"../".repeat(from.split("/").length)}${other}` : to);
      if (isFolder(to)) files[other] = "";
      expected.push(`${rule}: ${file}`);
    }
  }
  expect(await violations(files)).toEqual(expected.sort());
});

test("only the end of a sign-in reaches what starts a session", async () => {
  const start = "request/session/start-session.server.ts";
  const importOf = (file: string) =>
    `import { own as start } from "${"../".repeat(file.split("/").length - 2)}${start}";`;
  const may = ["app/auth/complete-sign-in.server.ts", "app/request/session/with-session.server.ts"];
  const others = ["app/auth/sign-in.server.ts", "app/request/with-api.server.ts", "app/routes/login/login.ts"];
  const files = Object.fromEntries([...may, ...others].map((file) => [file, importOf(file)]));
  const found = await violations({ [`app/${start}`]: "", ...files });
  expect(found).toEqual(others.map((file) => `only completeSignIn starts a session: ${file}`).sort());
});

test("what the table allows passes, and tests may import anything", async () => {
  const files = {
    "app/contract/user.ts": `import { z } from "zod";`,
    "app/domain/age.ts": `import { own as user } from "../contract/user.ts";`,
    "app/ui/form/form.ts": `import { useForm } from "@conform-to/react"; import { own as badge } from "../badge.ts";`,
    "app/request/forms/form.ts": `import { parseWithZod } from "@conform-to/zod/v4";`,
    "app/ui/badge.ts": `import type { ReactNode } from "react"; import { Slot } from "radix-ui";`,
    "app/auth/sign-in.ts": `import { Authenticator } from "remix-auth"; import { own as age } from "../domain/age.ts";`,
    "app/routes/login/login.ts": `import { own as signIn } from "../../auth/sign-in.ts";`,
    "app/routes/chats/list.ts": `import { own as part } from "./list/part.ts"; import { redirect } from "react-router";`,
    "app/routes/chats/list/part.ts": `import { own as age } from "../../../domain/age.ts";`,
    "workers/hash/scrypt.ts": `import { scrypt } from "node:crypto";`,
    "workers/web/index.test.ts": `import { own as double } from "../../tests/support/double.ts";`,
    "tests/support/double.ts": `import { own as list } from "../../app/routes/chats/list.ts";`,
  };
  expect(await violations(files)).toEqual([]);
});

test("a circle is found, of types alone too", async () => {
  const circle = (folder: string, [one, other]: [string, string]) => ({
    [`${folder}/one.ts`]: one.replace("?", "./other.ts"),
    [`${folder}/other.ts`]: other.replace("?", "./one.ts"),
  });
  const [value, type] = [`import { own as there } from "?";`, `import type { Own as There } from "?";`];
  const found = await violations({
    ...circle("app/domain", [value, value]),
    ...circle("app/live", [value, type]),
    ...circle("app/request", [type, type]),
    ...circle("workers/api", [type, type]),
  });
  const folders = ["app/domain", "app/live", "app/request", "workers/api"];
  for (const folder of folders)
    expect(
      found.filter((line) => line.includes(`: ${folder}/`)),
      folder,
    ).toHaveLength(1);
  expect(found).toHaveLength(folders.length);
});
