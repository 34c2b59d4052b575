import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "../../locales/en/errors.json" with { type: "json" };
import nl from "../../locales/nl/errors.json" with { type: "json" };
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { everyFault, startFaultyApi, type Fault } from "../support/doubles/faulty-api.ts";
import { phpAnswers, startPhpApi } from "../support/doubles/php-api.ts";
import { noScriptBrowser, type Page, type NoScriptBrowser } from "../support/http/no-script-browser.ts";

/** Each fault has two tests, side by side on one site, with a browser each that signed in while all was well. */
const TESTS = 2;

async function siteBefore(fault: Fault) {
  const api = await startFaultyApi(await startPhpApi());
  const site = await startTestSite({ dataDir: freshFolder(), apiOrigin: api.origin });
  const browsers = Array.from({ length: TESTS }, () => noScriptBrowser(site.origin, { language: "nl" }));
  for (const browser of browsers) expect((await browser.post("/login", phpAnswers.login)).location).toBe("/members");
  api.setFault(fault);
  let under = TESTS;
  return {
    browser: () => browsers.pop() ?? noScriptBrowser(site.origin),
    visitor: noScriptBrowser(site.origin, { language: "en" }),
    async done() {
      under -= 1;
      if (under > 0) return;
      await site.stop();
      await api.stop();
    },
  };
}

const sites = new Map<Fault, ReturnType<typeof siteBefore>>();

/** What happens to a member once the API fails in one way. */
async function afterFault(
  fault: Fault,
  act: (browser: NoScriptBrowser, visitor: NoScriptBrowser) => Promise<void>,
): Promise<void> {
  const made = sites.get(fault) ?? siteBefore(fault);
  sites.set(fault, made);
  const { browser, visitor, done } = await made;
  try {
    await act(browser(), visitor);
  } finally {
    await done();
  }
}

function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), "periwinkle-faulty-"));
}

function expectPoliteFailure(page: Page, words: string): void {
  expect([502, 503, 504]).toContain(page.status);
  expect(page.html).toContain("<html lang=");
  expect(page.html).toContain(words);
  expect(page.html).toContain('href="/');
  expectNoBabble(page);
}

function expectNoBabble({ html, headers }: Page): void {
  expect(html).not.toMatch(/nginx|Warning<|at \w+ \(|SyntaxError|ZodError|unexpected/);
  expect(headers.get("Cache-Control")).toMatch(/no-store/);
}

for (const fault of everyFault) {
  test.concurrent(`every page of the members' area fails politely when the API ${fault}`, () =>
    afterFault(fault, async (browser) => {
      const paths = ["/members", "/members/17", "/likes", "/chats", "/credits", "/profile"];
      const pages = await Promise.all(paths.map((path) => browser.get(path)));
      for (const page of pages) expectPoliteFailure(page, nl.lead);
    }));

  test.concurrent(`nothing that was typed is lost when the API ${fault}`, () =>
    afterFault(fault, async (browser, visitor) => {
      const key = crypto.randomUUID();
      const complaint = { key, keep_typed: "on", reason: "other", good_faith: "on" };
      const [message, complained, signIn, reset] = await Promise.all([
        browser.post("/members/17/chat", { client_id: key, text: "Shall we walk on Sunday?" }),
        browser.post("/complaints", { ...complaint, address: "His page", text: "He asks for money." }),
        visitor.post("/login", { email: "anna@example.org", password: "a password of hers" }),
        visitor.post("/reset-password/do?id=1&token=of-a-mail", { first: "short", second: "short" }),
      ]);
      for (const page of [message, complained, signIn]) expect([429, 502, 503, 504]).toContain(page.status);
      expect(message.html).toContain("Shall we walk on Sunday?");
      expect(message.html).toContain(key); // sent again, it is the same message
      for (const words of ["He asks for money.", "His page", key]) expect(complained.html).toContain(words);
      expect(complained.html, "it stays in the account's name").toContain('name="keep_typed"');
      expect(signIn.html).toContain('value="anna@example.org"');
      expect(signIn.html).not.toContain("a password of hers");
      // The form was refused, and its page could not be shown: a browser that kept that would show it again.
      expect(reset.html).toContain(nl.lead);
      for (const page of [message, complained, signIn, reset]) expectNoBabble(page);
    }));
}

test("a site whose API was never there says so in the visitor's language", async () => {
  const site = await startTestSite({ dataDir: freshFolder(), apiOrigin: "http://127.0.0.1:9" });
  try {
    const [dutch, english] = [
      noScriptBrowser(site.origin, { language: "nl" }),
      noScriptBrowser(site.origin, { language: "en" }),
    ];
    const [home, signIn, health] = await Promise.all([dutch.get("/"), english.get("/login"), english.get("/healthz")]);
    expectPoliteFailure(home, nl.lead);
    expectPoliteFailure(signIn, en.lead);
    expect(health.status).toBe(503);
  } finally {
    await site.stop();
  }
});

test("a page that failed names a request that the log knows, and the log has no word of what was typed", async () => {
  const api = await startFaultyApi(await startPhpApi());
  const dataDir = freshFolder();
  const file = join(dataDir, "log.jsonl");
  const logs = openSync(file, "a");
  const site = await startTestSite({ dataDir, apiOrigin: api.origin, logs });
  const pages: Page[] = [];
  try {
    const browser = noScriptBrowser(site.origin, { language: "nl" });
    await browser.post("/login", phpAnswers.login);
    api.setFault("answers 500 with HTML");
    pages.push(await browser.get("/members"), await browser.get("/members/17"));
    pages.push(await browser.post("/members/17/chat", { client_id: crypto.randomUUID(), text: "Walk, quixotically?" }));
  } finally {
    await site.stop();
    await api.stop();
    closeSync(logs);
  }
  const log = readFileSync(file, "utf8");
  const before = nl.reference.replace("{{id}}", "");
  for (const { status, html } of pages) {
    expect(status).toBeGreaterThanOrEqual(500);
    const id = html.split(before)[1]?.match(/^[\w-]+/)?.[0];
    expect(id, html).toBeDefined();
    const lines = log.split("\n").filter((line) => line.includes(`"request":"${id}"`));
    expect(lines.join("\n"), log).toContain(`"status":${status}`);
    expect(lines.join("\n"), log).toContain(`"event":"api_call_failed"`);
  }
  expect(log).not.toContain("quixotically");
});
