import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "./scripts/chromium.ts";

/** Journeys against the built site on bare workerd. `npm test -- browser` starts the site and finds the browser. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  use: {
    ...(process.env["SITE_ORIGIN"] && { baseURL: process.env["SITE_ORIGIN"] }),
    locale: "en-GB",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: installedChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "javascript", use: { javaScriptEnabled: true } },
    { name: "no-javascript", use: { javaScriptEnabled: false }, grepInvert: /@javascript/ },
  ],
});
