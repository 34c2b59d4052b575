import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium, installedShell } from "./scripts/installed-chromium.ts";

/**
 * All pages of one context share a process: half a second of processor time a page otherwise, and twice that at the first, where
 * our policy for openers asks for another one. The site has one origin, so nothing is kept apart by it (decision 0195).
 */
const ONE_PROCESS = ["--renderer-process-limit=1"];

const browser = (executablePath: string | undefined) => ({
  executablePath,
  args: [...CHROMIUM_FLAGS, ...ONE_PROCESS],
});

/** Push messages and their permission need a whole browser; everything else runs in the shell, twice as quickly. */
const WHOLE_BROWSER = /@whole-browser/;

/**
 * Pages without any script (members' pages: but that of their badges) are the same HTML in both modes, so they are visited in one. That they
 * have none is seen there: a test with this tag fails as soon as one of its pages asks for one (tests/support/browser/browser-fixtures.ts).
 */
const SCRIPTLESS = /@scriptless/;

/** Journeys against the built site on bare workerd. `npm test -- browser` starts the site and finds the browsers. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two cores under a browser, a server and the faults are not always in time; what needs it is told (decision 0199).
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  use: {
    ...(process.env["SITE_ORIGIN"] && { baseURL: process.env["SITE_ORIGIN"] }),
    locale: "en-GB",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 390, height: 844 },
    launchOptions: browser(installedShell() ?? installedChromium()),
  },
  projects: [
    { name: "javascript", use: { javaScriptEnabled: true }, grepInvert: WHOLE_BROWSER },
    {
      name: "no-javascript",
      use: { javaScriptEnabled: false },
      grepInvert: [/@javascript/, WHOLE_BROWSER, SCRIPTLESS],
    },
    { name: "whole-browser", use: { launchOptions: browser(installedChromium()) }, grep: WHOLE_BROWSER },
  ],
});
