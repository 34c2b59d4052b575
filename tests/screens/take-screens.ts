import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { login, setLanguage } from "../../app/contract/session.ts";
import { CHROMIUM_FLAGS } from "../../scripts/installed-chromium.ts";
import { main, step } from "../../scripts/progress.ts";
import { buildIfChanged } from "../../scripts/serve/build.ts";
import { FIRST_MEMBERS, type DemoLogin } from "../../scripts/serve/seeding/seeding.ts";
import { startTestSite, type TestSite } from "../../scripts/serve/test-site.ts";
import { chromiumToUse } from "../../scripts/test/find-browsers.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { sessionCookie } from "../support/browser/session-cookie.ts";
import { takePicture } from "./camera.ts";
import { landingPages, membersPages, visitorsPages, type Pages } from "./pages.ts";
import { walkSignup } from "./signup-walk.ts";

/** One way to look at the site. */
interface Look {
  width: number;
  scheme: "light" | "dark";
  language: "en" | "nl";
}

const looks: Look[] = [360, 1200].flatMap((width) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["en", "nl"] as const).map((language) => ({ width, scheme, language })),
  ),
);

/** `npm run screens [page …]`: every page in every look, into docs/screens/<page>-<width>-<scheme>-<language>.webp. */
await main(async () => {
  await buildIfChanged();
  const dataDir = process.env["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "periwinkle-screens-"));
  const site = await step("Filling and starting a site", () => startTestSite({ dataDir, members: FIRST_MEMBERS }));
  const browser = await chromium.launch({ executablePath: await chromiumToUse(), args: CHROMIUM_FLAGS });
  try {
    const member = await signIn(site, dataDir);
    const pages = await membersPages(member);
    for (const look of looks)
      await step(Object.values(look).join(" "), () => takeLook({ browser, site, look, pages, member }));
  } finally {
    await browser.close();
    await site.stop();
    if (!process.env["DATA_DIR"]) rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(0);
});

async function signIn(site: TestSite, dataDir: string): Promise<ApiClient> {
  const { logins } = JSON.parse(readFileSync(join(dataDir, "seeded.json"), "utf8")) as { logins: DemoLogin[] };
  const api = apiClient(site.apiOrigin ?? "");
  const [first] = logins;
  if (!first) throw new Error("The demo data has no log-in.");
  await api.callOrThrow(login, { email: first.email, password: first.password });
  return api;
}

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
  pages: Pages;
  member: ApiClient;
}

async function takeLook({ browser, site, look, pages, member }: Session): Promise<void> {
  const open = () =>
    browser.newContext({
      viewport: { width: look.width, height: 800 },
      colorScheme: look.scheme,
      locale: look.language === "en" ? "en-GB" : "nl-NL",
    });
  const visitor = await open();
  const page = await visitor.newPage();
  await takeAll(page, { origin: site.origin, pages: { ...visitorsPages, ...(await landingPages(member)) }, look });
  if (isWanted("signup"))
    await walkSignup(page, site.origin, (number) =>
      takePicture(page, { width: look.width, file: fileOf(`signup-${number}`, look) }),
    );
  await visitor.close();
  // Members' pages speak the account's language.
  await member.callOrThrow(setLanguage, { language: look.language });
  const signedIn = await open();
  const secret = site.environment["SITE_SESSION_SECRET"] ?? "";
  await signedIn.addCookies([await sessionCookie({ origin: site.origin, secret, jar: member.cookies })]);
  await takeAll(await signedIn.newPage(), { origin: site.origin, pages, look });
  await signedIn.close();
}

async function takeAll(
  page: Page,
  { origin, pages, look }: { origin: string; pages: Pages; look: Look },
): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    if (!isWanted(name)) continue;
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await takePicture(page, { width: look.width, file: fileOf(name, look) });
  }
}

/** Only these, when some are named on the command line. */
function isWanted(name: string): boolean {
  const named = process.argv.slice(2);
  return named.length === 0 || named.some((word) => name.startsWith(word));
}

function fileOf(name: string, { width, scheme, language }: Look): string {
  return `${name}-${width}-${scheme}-${language}.webp`;
}
