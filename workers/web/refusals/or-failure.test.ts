import { expect, test } from "vitest";
import { orFailure } from "./or-failure.ts";

const get = new Request("https://site.example/");
const head = new Request(get, { method: "HEAD" });
const html = { "Content-Type": "text/html; charset=utf-8" };

test("React Router's last resort is a failure, and its error page is not", () => {
  const lastResorts = [
    new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } }),
    new Response(null, { status: 500 }),
  ];
  for (const answer of lastResorts) expect(() => orFailure(get, answer)).toThrow("could not be shown");
  const shown = [
    new Response("<h1>Error</h1>", { status: 500, headers: html }),
    new Response(null, { status: 303, headers: { Location: "/" } }),
  ];
  for (const answer of shown) expect(orFailure(get, answer)).toBe(answer);
});

test("who asks for the headers alone gets no body, whatever the page is", () => {
  const answer = new Response(null, { status: 500, headers: html });
  expect(orFailure(head, answer)).toBe(answer);
});
