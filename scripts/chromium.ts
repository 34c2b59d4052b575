import { existsSync } from "node:fs";

/** As root and in containers Chromium needs these; the rest keeps it from talking to its maker. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that this machine has already; `CHROMIUM_PATH` goes first. */
export function installedChromium(): string | undefined {
  const places = process.env["CHROMIUM_PATH"] ? [process.env["CHROMIUM_PATH"], ...PLACES] : PLACES;
  return places.find((path) => existsSync(path));
}
