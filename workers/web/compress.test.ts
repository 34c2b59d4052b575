import { expect, test } from "vitest";
import { acceptsBrotli, compresses } from "./compress.ts";

const asking = (encodings?: string, method = "GET") =>
  new Request("http://site.nl/", { method, headers: encodings === undefined ? {} : { "Accept-Encoding": encodings } });

test("a browser that accepts brotli gets it", () => {
  for (const header of ["br", "gzip, deflate, br, zstd", "gzip;q=0.8, br;q=0.9", "*", "BR"]) {
    expect(acceptsBrotli(asking(header)), header).toBe(true);
  }
});

test("a browser that refuses brotli or does not name it gets no brotli", () => {
  for (const header of ["br;q=0", "gzip, br;q=0", "br;q=0.0", "gzip", "", "identity", "*;q=0", "x-br", "brotli"]) {
    expect(acceptsBrotli(asking(header)), header).toBe(false);
  }
  expect(acceptsBrotli(asking())).toBe(false);
});

test("only text is compressed, once, and nothing where there is no body", () => {
  const answer = (type: string, headers = {}) =>
    new Response("words", { headers: { "Content-Type": type, ...headers } });
  expect(compresses(asking("br"), answer("text/html"))).toBe(true);
  expect(compresses(asking("br"), answer("image/webp"))).toBe(false);
  expect(compresses(asking("br"), answer("text/html", { "Content-Encoding": "br" }))).toBe(false);
  expect(compresses(asking("br", "HEAD"), answer("text/html"))).toBe(false);
  expect(compresses(asking("br;q=0"), answer("text/html"))).toBe(false);
});
