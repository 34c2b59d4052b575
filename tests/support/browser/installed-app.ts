import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, installedChromium } from "../../../scripts/installed-chromium.ts";
import type { Site, Visitor } from "./browser-fixtures.ts";

interface AppWishes {
  /** Where the app begins. */
  path: string;
  javaScriptEnabled?: boolean;
  /** Where it is used, ISO code. */
  country?: string;
}

/**
 * The only window of the site as an installed app: `display-mode: standalone` is true in it, as no emulation makes it. The visitor's cookies are
 * in it. The test closes its context.
 */
export async function openInstalled(
  site: Site,
  { context }: Visitor,
  { path, javaScriptEnabled = true, country }: AppWishes,
): Promise<{ app: BrowserContext; page: Page }> {
  const app = await chromium.launchPersistentContext("", {
    executablePath: installedChromium(),
    args: [...CHROMIUM_FLAGS, "--app=data:text/html,"],
    viewport: { width: 360, height: 740 },
    locale: "en-GB",
    javaScriptEnabled,
    extraHTTPHeaders: { "X-Test-Address": "10.77.1.1", ...(country && { "X-Test-Country": country }) },
  });
  site.console.watch(app);
  await app.addCookies(await context.cookies());
  const [page = await app.newPage()] = app.pages();
  // In the place of the empty page: nothing of ours lies before it.
  await page.goto(site.origin + path);
  return { app, page };
}
