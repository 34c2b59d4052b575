import type { Browser, BrowserContext, Page } from "@playwright/test";
import { queueNames } from "../../app/contract/queue-names.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { codeInMail } from "../support/browser/operator.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { siteApi } from "../support/site/site-api.ts";
import { takePicture } from "./camera.ts";
import { contextFor, fileOf, isWanted, type Look } from "./look.ts";
import type { Pages } from "./pages.ts";

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
}

const pages: Pages = {
  "operator-queues": "/operator",
  "operator-audit": "/operator/audit",
  "operator-members": "/operator/members",
  "operator-passkeys": "/operator/passkeys",
};

/** The staff's pages, and the first item of each queue that has one. */
export async function takeStaffPages({ browser, site, look }: Session): Promise<void> {
  const names = ["operator-login", ...Object.keys(pages), ...queueNames.map((queue) => `operator-${queue}`)];
  if (!names.some(isWanted)) return;
  const apiOrigin = site.apiOrigin ?? "";
  const seedToken = site.environment["SITE_SEED_TOKEN"] ?? "";
  await aPhotoThatWaits({ apiOrigin, seedToken });
  const context = await contextFor(browser, look);
  const page = await context.newPage();
  const take = (name: string) => takePicture(page, { width: look.width, file: fileOf(name, look) });
  await page.goto(`${site.origin}/operator/login`);
  await take("operator-login");
  await signIn(context, { apiOrigin, seedToken, origin: site.origin });
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(site.origin + address, { waitUntil: "networkidle" });
    await take(name);
  }
  for (const queue of queueNames) if (await openQueue(page, site.origin, queue)) await take(`operator-${queue}`);
  await context.close();
}

/** By posted forms, as the words of the page are in another language in each look. */
async function signIn(
  context: BrowserContext,
  { origin, ...site }: { origin: string; apiOrigin: string; seedToken: string },
): Promise<void> {
  const operator = {
    email: `${crypto.randomUUID()}@staff.example`,
    password: "a long operator password",
    name: "Olga",
  };
  await siteApi(site).makeOperator(operator);
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(origin + path, { form, headers: { Origin: origin }, maxRedirects: 0 });
  await post("/operator/login", { email: operator.email, password: operator.password });
  await post("/operator/login/code", { code: await codeInMail(origin, operator.email) });
}

/** Claims what waits longest. */
async function openQueue(page: Page, origin: string, queue: string): Promise<boolean> {
  await page.goto(`${origin}/operator`);
  const begin = page.locator(`form[action*="/operator/next/${queue}"] button`);
  if ((await begin.count()) === 0) return false;
  await begin.first().click();
  await page.waitForLoadState("networkidle");
  return true;
}
