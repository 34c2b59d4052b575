import { expect, test } from "vitest";
import { busyPage } from "./busy-page.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";

const platform = aPlatform();
const asked = (path: string, language: string, init?: RequestInit) =>
  new Request(`http://site.nl${path}`, { ...init, headers: { "Accept-Language": language } });

test("a page is told how long to wait, in its own language, with a link to itself", async () => {
  const english = await busyPage(asked("/members?page=2", "en"), platform, { status: 503, seconds: 5 });
  expect(english.status).toBe(503);
  expect(english.headers.get("Retry-After")).toBe("5");
  expect(english.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await english.text();
  expect(page).toContain(`<html lang="en">`);
  expect(page).toContain("Nothing you saved is lost");
  expect(page).toContain("in 5 seconds");
  expect(page).toContain(`<a href="">Try again</a>`);
  const dutch = await busyPage(asked("/", "nl-BE"), platform, { status: 429, seconds: 1 });
  expect(dutch.status).toBe(429);
  expect(await dutch.text()).toContain("over een seconde");
});

test("whoever sent something is told how to send it again", async () => {
  const sent = asked("/chats/1", "en", { method: "POST" });
  const html = await (await busyPage(sent, platform, { status: 503, seconds: 5 })).text();
  expect(html).toContain("Go back with the arrow of your browser");
  expect(html.match(/<a [^>]*>/g)).toEqual([`<a href="/">`]);
});

test("a form that is known is one press away, each visitor's own", async () => {
  const sent = asked("/login", "en", { method: "POST" });
  const pageWith = async (form: string) => (await busyPage(sent, platform, { status: 429, seconds: 3, form })).text();
  const html = await pageWith("/login?redirect=%2Fchats");
  expect(html.match(/<a .*?<\/a>/g)).toEqual([`<a href="/login?redirect=%2Fchats">Back to the form</a>`]);
  expect(await pageWith(`/login?redirect="><script>&$'`)).toContain(
    `<a href="/login?redirect=&quot;&gt;&lt;script&gt;&amp;$'">`,
  );
});

test("the page says whose site it is", async () => {
  const html = await (await busyPage(asked("/", "en"), platform, { status: 503, seconds: 5 })).text();
  expect(html).toContain("<title>It is very busy right now · Periwinkle</title>");
  expect(html).toMatch(/<p class="site"><svg .*<\/svg>Periwinkle<\/p>/);
});

test("the page's styles are those that its policy names", async () => {
  const page = await busyPage(asked("/", "en"), platform, { status: 503, seconds: 5 });
  const [, styles = ""] = /<style>(.*)<\/style>/.exec(await page.text()) ?? [];
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(styles)));
  const policy = page.headers.get("Content-Security-Policy");
  expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
});

test("a page that is ready is each site's and language's own, and tells of nobody who asked before", async () => {
  const first = await busyPage(asked("/chats/1", "en"), platform, { status: 503, seconds: 5 });
  const again = await busyPage(asked("/members/a2", "en"), platform, { status: 503, seconds: 5 });
  expect(await again.text()).toBe(await first.text());
  expect([...again.headers]).toEqual([...first.headers]);
  expect(first.headers.has("X-Request-Id")).toBe(false);
  const other = await busyPage(asked("/", "en"), aPlatform({ host: "other.nl" }), { status: 503, seconds: 5 });
  expect(other.headers.get("Content-Security-Policy")).toContain("wss://other.nl");
  const dutch = await busyPage(asked("/", "nl"), platform, { status: 503, seconds: 5 });
  expect(await dutch.text()).toContain(`<html lang="nl">`);
  const head = await busyPage(asked("/", "en", { method: "HEAD" }), platform, { status: 503, seconds: 5 });
  expect(await head.text()).toBe("");
});

test("calls are answered with a problem of the contract", async () => {
  for (const path of ["/api/messages.php", "/members.data"]) {
    const busy = await busyPage(asked(path, "en"), platform, { status: 503, seconds: 5 });
    expect(busy.headers.get("Retry-After")).toBe("5");
    expect(await busy.json()).toEqual({ error: "server_error" });
    const flooded = await busyPage(asked(path, "en"), platform, { status: 429, seconds: 7 });
    expect(await flooded.json()).toEqual({ error: "rate_limited", seconds: 7 });
  }
});
