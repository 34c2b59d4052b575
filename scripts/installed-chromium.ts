import { existsSync } from "node:fs";

/** The first two are needed as root and in containers; the others stop Chromium's own background requests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const SHELLS = ["/usr/bin/chromium-headless-shell"];

/** A Chromium that this machine has already; `CHROMIUM_PATH` goes first. */
export function installedChromium(): string | undefined {
  return firstOf(process.env["CHROMIUM_PATH"], BROWSERS);
}

/** The same engine without windows, if this machine has it; `CHROMIUM_SHELL_PATH` goes first. */
export function installedShell(): string | undefined {
  return firstOf(process.env["CHROMIUM_SHELL_PATH"], SHELLS);
}

function firstOf(named: string | undefined, places: string[]): string | undefined {
  return (named ? [named, ...places] : places).find((path) => existsSync(path));
}
