import { expect, test } from "vitest";
import { securityHeaders } from "../../app/request/headers/security-headers.ts";
import { edgeSite } from "./edge-site.ts";

const site = await edgeSite();

/** A file of the site as Cloudflare's assets answer it: the Worker is not asked. */
async function file(path: string) {
  const response = await site.ask(path);
  await response.arrayBuffer();
  expect([response.status, response.headers.has("X-Request-Id")], path).toEqual([200, false]);
  return response.headers;
}

async function linkedFiles(page: string): Promise<string[]> {
  const { html } = await site.browser().get(page);
  return [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css|svg|webmanifest))"/g)].map(([, path = ""]) => path);
}

test("files have the security headers that the Worker gives them where it serves them itself", async () => {
  const socket = " wss://this.host";
  const expected = securityHeaders({ host: "this.host", styles: [] });
  for (const path of ["/favicon.svg", "/share/general.png", "/fonts/comfort.css", ...(await linkedFiles("/login"))]) {
    const headers = await file(path);
    for (const [name, value] of Object.entries(expected))
      expect(headers.get(name), `${path} ${name}`).toBe(value.replace(socket, ""));
  }
});

test("a file with its hash in its name is never asked for again, a drawing after a month, others by their tag", async () => {
  const hashed = (await linkedFiles("/login")).filter((path) => path.startsWith("/assets/"));
  expect(hashed.length).toBeGreaterThan(0);
  for (const path of hashed)
    expect((await file(path)).get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await file("/gifts/rose.svg")).get("Cache-Control")).toBe("public, max-age=2592000");
  const headers = await file("/favicon.svg");
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const again = await site.ask("/favicon.svg", { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
});

test("a film comes from the Worker, in parts, as Cloudflare's assets would send it whole only", async () => {
  const whole = await site.ask("/film/film.mp4");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("Content-Type"), whole.headers.get("Accept-Ranges")]).toEqual([
    200,
    "video/mp4",
    "bytes",
  ]);
  expect(whole.headers.get("Cache-Control")).toBe("public, max-age=2592000");
  expect(whole.headers.get("Content-Security-Policy")).toContain("media-src 'self'");
  const tag = whole.headers.get("ETag") ?? "";
  const part = await site.ask("/film/film.mp4", { headers: { Range: "bytes=0-1", "If-Range": tag } });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 0-1/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(0, 2))).toBe(true);
  const again = await site.ask("/film/film.mp4", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
});

test("what is no file is a page, with the visitor's words", async () => {
  for (const path of ["/_headers", "/assets/nothing.js", "/.assetsignore"]) {
    const { status, html } = await site.browser({ language: "nl" }).get(path);
    expect([status, html.includes('<html lang="nl"')], path).toEqual([404, true]);
  }
});
