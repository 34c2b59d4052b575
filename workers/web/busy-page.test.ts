import { expect, test } from "vitest";
import { STYLES_HEADER } from "./edge-cache.ts";
import { busyPage } from "./busy-page.ts";
import { aPlatform } from "../../tests/support/a-platform.ts";

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

test("whoever sent something is told to send it again, and no link throws it away", async () => {
  const page = await busyPage(asked("/chats/1", "en", { method: "POST" }), platform, { status: 503, seconds: 5 });
  const html = await page.text();
  expect(html).toContain("your browser sends it once more");
  expect(html).not.toContain("<a ");
});

test("the page's styles are those that its policy names", async () => {
  const page = await busyPage(asked("/", "en"), platform, { status: 503, seconds: 5 });
  const [, styles = ""] = /<style>(.*)<\/style>/.exec(await page.text()) ?? [];
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(styles)));
  expect(page.headers.get(STYLES_HEADER)).toBe(`sha256-${btoa(String.fromCharCode(...digest))}`);
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
