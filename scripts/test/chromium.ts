import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "../chromium.ts";
import { step } from "../progress.ts";
import { ROOT } from "../serve/build.ts";
import { installSystemPackage } from "./system-package.ts";

/** Path of a Chromium that starts: an installed one, Playwright's own, or the system's package when we are root. */
export async function chromiumToUse(): Promise<string> {
  const tries: (() => Promise<string | undefined>)[] = [
    async () => installedChromium(),
    ownChromium,
    downloaded,
    packaged,
  ];
  for (const find of tries) {
    const path = await find();
    if (path && (await starts(path))) return path;
  }
  throw new Error("There is no Chromium and none could be installed. Install one, or name it in CHROMIUM_PATH.");
}

async function ownChromium(): Promise<string | undefined> {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function downloaded(): Promise<string | undefined> {
  await step("Downloading Playwright's Chromium", async () => {
    const cli = join(ROOT, "node_modules", ".bin", "playwright");
    // Without its answer within a few minutes there is no way out to the internet; then the system may know one.
    spawnSync(cli, ["install", "--no-shell", "chromium"], { stdio: "ignore", timeout: 240_000 });
  });
  return ownChromium();
}

/** The browser's libraries come along. */
async function packaged(): Promise<string | undefined> {
  await installSystemPackage("chromium");
  return installedChromium();
}

async function starts(path: string): Promise<boolean> {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
