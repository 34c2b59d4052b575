import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { login } from "../../app/contract/account/session.ts";
import { CHROMIUM_FLAGS } from "../../scripts/installed-chromium.ts";
import { main, step } from "../../scripts/progress.ts";
import { buildIfChanged } from "../../scripts/serve/build.ts";
import { FIRST_MEMBERS, type DemoLogin } from "../../scripts/serve/seeding/seeding.ts";
import { startTestSite, type TestSite } from "../../scripts/serve/test-site.ts";
import { chromiumToUse } from "../../scripts/test/find-browsers.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { takePicture, takeWindow } from "./camera.ts";
import { takeOverlays } from "./take-overlays.ts";
import { landingPages, membersPages, visitorsPages, type Pages } from "./pages.ts";
import { contextFor, fileOf, isWanted, type Look, memberContext } from "./look.ts";
import { takeLanderSheets } from "./lander-sheets.ts";
import { takeMoneyPages } from "./money-pages.ts";
import { takeReceipts } from "./receipts.ts";
import { takeStaffPages } from "./staff-pages.ts";
import { walkSignup } from "./signup-walk.ts";

const PHONE = 360;

const looks: Look[] = [PHONE, 1200].flatMap((width) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    (["en", "nl"] as const).map((language) => ({ width, scheme, language })),
  ),
);

/** `npm run screens [page …]`: every page in every look, into docs/screens/<page>-<width>-<scheme>-<language>.webp. */
await main(async () => {
  await buildIfChanged();
  const dataDir = process.env["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "periwinkle-screens-"));
  const site = await step("Filling and starting a site", () =>
    startTestSite({ dataDir, members: FIRST_MEMBERS, openToVisitors: true }),
  );
  const browser = await chromium.launch({ executablePath: await chromiumToUse(), args: CHROMIUM_FLAGS });
  try {
    const member = apiClient(site.apiOrigin ?? "");
    const { email, password } = firstLogin(dataDir);
    await member.callOrThrow(login, { email, password });
    const pages = await membersPages(member);
    for (const look of looks)
      await step(Object.values(look).join(" "), () => takeLook({ browser, site, look, pages, member }));
    for (const look of looks)
      await step(`${Object.values(look).join(" ")}: what lies over pages`, () =>
        takeOverlays({ browser, site, look, member, credentials: { email, password } }),
      );
    await step("Every lander of every niche", () => takeLanderSheets({ browser, site }));
  } finally {
    await browser.close();
    await site.stop();
    if (!process.env["DATA_DIR"]) rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(0);
});

function firstLogin(dataDir: string): DemoLogin {
  const { logins } = JSON.parse(readFileSync(join(dataDir, "seeded.json"), "utf8")) as { logins: DemoLogin[] };
  const [first] = logins;
  if (!first) throw new Error("The demo data has no log-in.");
  return first;
}

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
  pages: Pages;
  member: ApiClient;
}

async function takeLook({ browser, site, look, pages, member }: Session): Promise<void> {
  const visitor = await contextFor(browser, look);
  const page = await visitor.newPage();
  await takeAll(page, { origin: site.origin, pages: { ...visitorsPages, ...(await landingPages(member)) }, look });
  if (isWanted("signup"))
    await walkSignup(page, site.origin, (number) =>
      takePicture(page, { width: look.width, file: fileOf(`signup-${number}`, look) }),
    );
  await visitor.close();
  const signedIn = await memberContext(browser, { site, look, member });
  await takeAll(await signedIn.newPage(), { origin: site.origin, pages, look });
  await signedIn.close();
  await takeReceipts({ browser, site, look });
  await takeStaffPages({ browser, site, look });
  await takeMoneyPages({ browser, site, look });
}

async function takeAll(
  page: Page,
  { origin, pages, look }: { origin: string; pages: Pages; look: Look },
): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    if (!isWanted(name)) continue;
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await takePicture(page, { width: look.width, file: fileOf(name, look) });
    if (name === "conversation" && look.width === PHONE) await takeWindows(page, look);
  }
}

/** A conversation fills the window: as on a phone, and with its keyboard up. */
async function takeWindows(page: Page, look: Look): Promise<void> {
  for (const height of [400, 740])
    await takeWindow(page, { width: PHONE, height, file: fileOf(`conversation-${height}-high`, look) });
}
