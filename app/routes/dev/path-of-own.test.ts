import { expect, test } from "vitest";
import { pathOfOwn } from "./path-of-own.ts";

test("a payment leads back to a page of ours, over http or https", () => {
  expect(pathOfOwn("http://site.test:8787/transactions/1?paid=1", "http://site.test:8787")).toBe(
    "/transactions/1?paid=1",
  );
  expect(pathOfOwn("https://site.test/credits", "http://site.test")).toBe("/credits");
});

test("another host, another protocol and a path that a browser reads as a host lead nowhere", () => {
  expect(pathOfOwn("https://evil.test/credits", "http://site.test")).toBeUndefined();
  expect(pathOfOwn("javascript:alert(1)", "http://site.test")).toBeUndefined();
  expect(pathOfOwn("http://site.test//evil.test", "http://site.test")).toBeUndefined();
});
