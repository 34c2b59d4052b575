import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import en from "../../locales/en/errors.json" with { type: "json" };
import nl from "../../locales/nl/errors.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../scripts/serve/test-site.ts";
import { everyFault, startFaultyApi, type FaultyApi } from "../support/faulty-api.ts";
import { phpAnswers, startPhpApi } from "../support/php-api.ts";
import { plainBrowser, type Page, type PlainBrowser } from "../support/plain-browser.ts";

let api: FaultyApi;
let site: TestSite;

beforeAll(async () => {
  api = await startFaultyApi(await startPhpApi());
  site = await startTestSite({ dataDir: mkdtempSync(join(tmpdir(), "periwinkle-faulty-")), apiOrigin: api.origin });
});

afterAll(async () => {
  await site.stop();
  await api.stop();
});

/** Somebody who signed in while all was well. */
async function signedIn(language: string): Promise<PlainBrowser> {
  api.spoil();
  const browser = plainBrowser(site.origin, { language });
  const page = await browser.post("/login", phpAnswers.login);
  expect(page.location).toBe("/members");
  return browser;
}

function expectPoliteFailure(page: Page, words: string): void {
  expect([502, 503, 504]).toContain(page.status);
  expect(page.html).toContain("<html lang=");
  expect(page.html).toContain(words);
  expect(page.html).toContain('href="/');
  expect(page.html).not.toMatch(/nginx|Warning|at \w+ \(|SyntaxError|ZodError|unexpected/);
  expect(page.headers.get("Cache-Control")).toMatch(/no-store/);
}

const WORDS = { en: en.try_again, nl: nl.try_again };

for (const fault of everyFault) {
  test(`every page of the members' area says politely that the API ${fault}`, async () => {
    const browser = await signedIn("nl");
    api.spoil(fault);
    const paths = ["/members", "/members/17", "/likes", "/chats", "/credits", "/profile"];
    const pages = await Promise.all(paths.map((path) => browser.get(path)));
    for (const page of pages) expectPoliteFailure(page, WORDS.nl);
  });

  test(`a sign-in keeps the address that was typed when the API ${fault}`, async () => {
    api.spoil();
    const browser = plainBrowser(site.origin);
    await browser.get("/login");
    api.spoil(fault);
    const page = await browser.post("/login", { email: "anna@example.org", password: "a password of hers" });
    expect(page.status).toBeGreaterThanOrEqual(429);
    expect(page.html).toContain('value="anna@example.org"');
    expect(page.html).not.toContain("a password of hers");
  });

  test(`a message that was typed is not lost when the API ${fault}`, async () => {
    const browser = await signedIn("en");
    api.spoil(fault);
    const key = crypto.randomUUID();
    const page = await browser.post("/members/17/chat", { client_id: key, text: "Shall we walk on Sunday?" });
    expect(page.status).toBeGreaterThanOrEqual(429);
    expect(page.html).toContain("Shall we walk on Sunday?");
    expect(page.html).toContain(key);
  });
}

test("a site whose API was never there says so in the visitor's language", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-down-"));
  const alone = await startTestSite({ dataDir, apiOrigin: "http://127.0.0.1:9" });
  try {
    expectPoliteFailure(await plainBrowser(alone.origin, { language: "nl" }).get("/"), WORDS.nl);
    expectPoliteFailure(await plainBrowser(alone.origin, { language: "en" }).get("/login"), WORDS.en);
    expect((await plainBrowser(alone.origin).get("/healthz")).status).toBe(503);
  } finally {
    await alone.stop();
  }
});
