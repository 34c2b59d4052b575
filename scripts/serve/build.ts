import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError, step } from "../progress.ts";

/** The project's folder; every script runs from here. */
export const ROOT = join(import.meta.dirname, "..", "..");

const STAMP = join(ROOT, "build", "sources");
const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "locales/**/*",
  "public/**/*",
  "scripts/manifest/**/*",
  "scripts/styles/**/*",
  "*.config.ts",
  "*.toml",
  "package-lock.json",
];
const BUILT = ["build/client", "build/server/index.js", "dist/api/index.js", "dist/hash/index.js"];

let running: Promise<void> | undefined;

/** Builds all Workers unless the last build was made of the very same sources; who asks meanwhile waits for the same build. */
export function buildIfChanged(): Promise<void> {
  running ??= checkAndBuild().finally(() => (running = undefined));
  return running;
}

async function checkAndBuild(): Promise<void> {
  const sources = hashOfSources();
  const built = BUILT.every((path) => existsSync(join(ROOT, path)));
  if (built && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  await step("Building the site", () => runQuietly("react-router", ["build"]));
  writeFileSync(STAMP, sources);
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Runs a program of the project; its output appears only when it fails. */
export function runQuietly(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, "node_modules", ".bin", command), args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      reject(new OperatorError(`${Buffer.concat(output).toString()}\n${command} ${args.join(" ")} failed.`));
    });
  });
}
