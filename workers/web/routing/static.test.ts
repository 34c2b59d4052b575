import { expect, test } from "vitest";
import { fileType, staticFile } from "./static.ts";

const disk = {
  async fetch(request: Request) {
    const found = ["/assets/a-1.js", "/gifts/rose.svg", "/robots.txt"].includes(new URL(request.url).pathname);
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
  expect((await get("/robots.txt"))?.headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test("a file that has not changed is not sent again", async () => {
  const since = { "If-Modified-Since": "Wed, 01 Apr 2026 00:00:00 GMT" };
  const file = await get("/assets/a-1.js", { headers: since });
  expect(file?.status).toBe(304);
  expect(await file?.text()).toBe("");
});

test("pages, missing files and ways out of the folder are no files", async () => {
  expect(await get("/members")).toBeUndefined();
  expect(await get("/assets/gone.js")).toBeUndefined();
  for (const path of ["/../secret.js", "/.env.js", "/%2e%2e/x.js", "/members.data", "/dev/mailbox.json"]) {
    expect(fileType(path)).toBeUndefined();
  }
});
