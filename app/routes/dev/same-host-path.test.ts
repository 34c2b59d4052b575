import { expect, test } from "vitest";
import { sameHostPath } from "./same-host-path.ts";

test("a payment leads back to a page of ours, over http or https", () => {
  expect(sameHostPath("http://site.test:8787/transactions/1?paid=1", "http://site.test:8787")).toBe(
    "/transactions/1?paid=1",
  );
  expect(sameHostPath("https://site.test/credits", "http://site.test")).toBe("/credits");
});

test("another host, another protocol and a path that a browser reads as a host lead nowhere", () => {
  expect(sameHostPath("https://evil.test/credits", "http://site.test")).toBeUndefined();
  expect(sameHostPath("javascript:alert(1)", "http://site.test")).toBeUndefined();
  expect(sameHostPath("http://site.test//evil.test", "http://site.test")).toBeUndefined();
});
