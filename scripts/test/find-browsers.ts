import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium, installedShell } from "../installed-chromium.ts";
import { step } from "../progress.ts";
import { ROOT } from "../serve/build.ts";
import { installSystemPackage } from "./system-package.ts";

const start = promisify(execFile);

type Find = () => Promise<string | undefined>;

/** Paths of two Chromiums that start. */
export interface Browsers {
  /** Chromium with windows. Push messages work only in this one. */
  full: string;
  /** The same engine without windows, which opens a page in half the time; the full one where there is none. */
  shell: string;
}

/** Both browsers: installed ones, Playwright's own, or the system's packages when we are root. */
export async function browsersToUse(): Promise<Browsers> {
  const full = await chromiumToUse();
  const shell = await firstThatStarts([async () => installedShell(), ownShell, packagedShell]);
  return { full, shell: shell ?? full };
}

/** Path of a Chromium that starts: an installed one, Playwright's own, or the system's package when we are root. */
export async function chromiumToUse(): Promise<string> {
  const path = await firstThatStarts([async () => installedChromium(), ownChromium, downloaded, packaged]);
  if (path) return path;
  throw new Error("There is no Chromium and none could be installed. Install one, or name it in CHROMIUM_PATH.");
}

async function firstThatStarts(tries: Find[]): Promise<string | undefined> {
  for (const find of tries) {
    const path = await find();
    if (path && (await starts(path))) return path;
  }
  return undefined;
}

async function ownChromium(): Promise<string | undefined> {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Playwright keeps its shell beside its browser: `chromium-1255/…/chrome`, `chromium_headless_shell-1255/…/…shell`. */
async function ownShell(): Promise<string | undefined> {
  const revision = dirname(dirname(chromium.executablePath()));
  const cwd = join(dirname(revision), basename(revision).replace("chromium-", "chromium_headless_shell-"));
  const [found] = globSync("*/{headless_shell,chrome-headless-shell}{,.exe}", { cwd });
  return found && join(cwd, found);
}

async function downloaded(): Promise<string | undefined> {
  await step("Downloading Playwright's Chromium", async () => {
    const cli = join(ROOT, "node_modules", ".bin", "playwright");
    // No answer within a few minutes means no internet; the system's package may still be installable.
    await start(cli, ["install", "chromium"], { timeout: 240_000 }).catch(() => undefined);
  });
  return ownChromium();
}

/** The package installs the browser's libraries too. */
async function packaged(): Promise<string | undefined> {
  await installSystemPackage("chromium");
  return installedChromium();
}

async function packagedShell(): Promise<string | undefined> {
  await installSystemPackage("chromium-headless-shell");
  return installedShell();
}

async function starts(path: string): Promise<boolean> {
  try {
    await start(path, ["--version"], { timeout: 20_000 });
    const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS, timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
