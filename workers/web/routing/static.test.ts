import { expect, test } from "vitest";
import { fileType, staticFile } from "./static.ts";

const disk = {
  async fetch(request: Request) {
    const found = ["/assets/a-1.js", "/gifts/rose.svg", "/favicon.svg", "/film/film.webm"].includes(
      new URL(request.url).pathname,
    );
    const headers = { "Last-Modified": "Wed, 01 Apr 2026 00:00:00 GMT" };
    return found ? new Response("code", { headers }) : new Response("no", { status: 404 });
  },
};
const get = (path: string, init?: RequestInit) => staticFile(new Request(`http://site${path}`, init), disk);

test("a built file has its type and is kept for ever", async () => {
  const file = await get("/assets/a-1.js");
  expect(file?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(file?.headers.get("Cache-Control")).toContain("immutable");
  expect(await file?.text()).toBe("code");
});

test("a gift's drawing is kept for a month, other files without a hash for a day", async () => {
  const gift = await get("/gifts/rose.svg");
  expect(gift?.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(gift?.headers.get("Cache-Control")).toBe("public, max-age=2592000");
  expect((await get("/favicon.svg"))?.headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test("a file that has its version by a tag is not sent again either", async () => {
  const tagged = { fetch: async () => new Response("code", { headers: { ETag: '"v1"' } }) };
  const ask = (tag: string) =>
    staticFile(new Request("http://site/film/film.mp4", { headers: { "If-None-Match": tag } }), tagged);
  expect((await ask('"v1"'))?.status).toBe(304);
  expect((await ask('"v0"'))?.status).toBe(200);
});

test("a file that has not changed is not sent again", async () => {
  const since = { "If-Modified-Since": "Wed, 01 Apr 2026 00:00:00 GMT" };
  const file = await get("/assets/a-1.js", { headers: since });
  expect(file?.status).toBe(304);
  expect(await file?.text()).toBe("");
});

test("a film is had in parts, as Safari asks for it, and whole by whoever has the beginning of another", async () => {
  const whole = await get("/film/film.webm");
  expect([whole?.status, whole?.headers.get("Accept-Ranges"), await whole?.text()]).toEqual([200, "bytes", "code"]);
  expect(whole?.headers.get("Content-Type")).toBe("video/webm");
  const first = await get("/film/film.webm", { headers: { Range: "bytes=0-1" } });
  expect([first?.status, first?.headers.get("Content-Range"), await first?.text()]).toEqual([206, "bytes 0-1/4", "co"]);
  const none = await get("/film/film.webm", { headers: { Range: "bytes=4-" } });
  expect([none?.status, none?.headers.get("Content-Range"), await none?.text()]).toEqual([416, "bytes */4", ""]);
  const same = { Range: "bytes=2-", "If-Range": "Wed, 01 Apr 2026 00:00:00 GMT" };
  expect(await (await get("/film/film.webm", { headers: same }))?.text()).toBe("de");
  const older = { Range: "bytes=2-", "If-Range": "Wed, 01 Apr 2020 00:00:00 GMT" };
  expect(await (await get("/film/film.webm", { headers: older }))?.text()).toBe("code");
  const head = await get("/film/film.webm", { method: "HEAD", headers: { Range: "bytes=0-1" } });
  expect([head?.status, await head?.text()]).toEqual([200, ""]);
});

test("other files are sent whole", async () => {
  const file = await get("/gifts/rose.svg", { headers: { Range: "bytes=0-1" } });
  expect([file?.status, file?.headers.get("Accept-Ranges"), await file?.text()]).toEqual([200, null, "code"]);
});

test("pages, missing files and ways out of the folder are no files", async () => {
  expect(await get("/members")).toBeUndefined();
  expect(await get("/assets/gone.js")).toBeUndefined();
  for (const path of ["/../secret.js", "/.env.js", "/%2e%2e/x.js", "/members.data", "/dev/mailbox.json"]) {
    expect(fileType(path)).toBeUndefined();
  }
});
