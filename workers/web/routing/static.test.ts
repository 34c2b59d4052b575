import { expect, test } from "vitest";
import { fileType, staticFile } from "./static.ts";

const disk = {
  async fetch(request: Request) {
    const found = new URL(request.url).pathname === "/assets/a-1.js";
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
