import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { hasPhp, phpAnswers, startPhpApi, startRealPhp, type ExternalApi } from "../support/doubles/php-api.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";

/** An API that answers only what spec §7 shows, with only the fields the spec names, and HTML for the rest. */
const apis: Record<string, () => Promise<ExternalApi>> = { "a PHP API played by Node": startPhpApi };
// Where there is no PHP, `npm test` says so (scripts/test/checks.ts).
if (hasPhp()) apis["an API on PHP's own server"] = startRealPhp;

for (const [name, start] of Object.entries(apis)) {
  let site: ReturnType<typeof siteFor> | undefined;
  const withSite = async (act: (browser: NoScriptBrowser) => Promise<void>) => {
    site ??= siteFor(start);
    await act(noScriptBrowser((await site).origin, { language: "nl" }));
  };
  afterAll(async () => (await site)?.stop());

  test(`in front of ${name}, whatever the spec shows works`, () =>
    withSite(async (browser) => {
      await signIn(browser);
      const chats = await browser.get("/chats");
      expect(chats.status).toBe(200);
      expect(chats.html).toMatch(/href="\/chats\/501[#"]/);
      expect(chats.html).toMatch(/<title>\(3\) /); // two unread messages and one new like (spec §2)
      const likes = await browser.get("/likes");
      expect(likes.status).toBe(200);
      expect(likes.html).toContain('href="/members/18"');
      const spoken = await browser.post("/language", { language: "en", back: "/chats" });
      expect(spoken.status).toBe(303);
      expect((await browser.get("/chats")).html).toContain('<html lang="en"');
    }));

  test(`in front of ${name}, signing out works`, () =>
    withSite(async (browser) => {
      await signIn(browser);
      await browser.post("/logout", {});
      expect((await browser.get("/chats")).location).toMatch(/^\/login/);
    }));

  test(`in front of ${name}, a wrong password is refused beside the form`, () =>
    withSite(async (browser) => {
      const page = await browser.post("/login", { ...phpAnswers.login, password: "not this one" });
      expect(page.status).toBe(422);
      expect(page.html).toContain(`value="${phpAnswers.login.email}"`);
    }));

  test(`in front of ${name}, there are no pages of operators: an address that is nobody's is not found`, () =>
    withSite(async (browser) => {
      const page = await browser.get("/about-us");
      expect(page.status).toBe(404);
      expect(page.html).toContain("Deze pagina is niet gevonden");
    }));

  test(`in front of ${name}, every other page is an error page`, () =>
    withSite(async (browser) => {
      await signIn(browser);
      const paths = ["/members", "/members/17", "/chats/501", "/credits", "/transactions"];
      for (const page of await Promise.all(paths.map((path) => browser.get(path)))) {
        expect(page.status).toBe(502);
        expect(page.html).toContain("<html lang=");
        expect(page.html).not.toMatch(/Warning<|include\(/);
      }
    }));
}

/** One site for all tests of an API, each with a browser of its own. */
async function siteFor(start: () => Promise<ExternalApi>) {
  const api = await start();
  const site = await startTestSite({ dataDir: mkdtempSync(join(tmpdir(), "periwinkle-php-")), apiOrigin: api.origin });
  return { origin: site.origin, stop: () => site.stop().then(() => api.stop()) };
}

async function signIn(browser: NoScriptBrowser): Promise<void> {
  const page = await browser.post("/login", phpAnswers.login);
  expect(page.status).toBe(303);
  expect(page.location).toBe("/members");
}
