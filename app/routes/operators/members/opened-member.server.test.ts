import { expect, test } from "vitest";
import { afterOpening } from "./opened-member.server.ts";

const after = (next?: string) =>
  afterOpening(
    "a1",
    new URL(`https://site.nl/operator/members/a1${next === undefined ? "" : `?${new URLSearchParams({ next })}`}`),
  );

test("who said why goes on to the page of this member that they had asked for", () => {
  expect(after("/operator/members/a1/refunds/p1?kind=all")).toBe("/operator/members/a1/refunds/p1?kind=all");
  expect(after("/operator/members/a1/proposals/r%201")).toBe("/operator/members/a1/proposals/r%201");
});

test("any other address leads to the member's own page", () => {
  const wrong = [
    undefined,
    "",
    "https://example.org/operator/members/a1/refunds",
    "//example.org/operator/members/a1/refunds",
    "/\\example.org/operator/members/a1/refunds",
    "/operator/members/a1/../a2/refunds",
    "/operator/members/a1/%2e%2e/a2/refunds",
    "/operator/members/a12/refunds",
    "/operator/sums",
    "javascript:alert(1)",
    "http://[",
  ];
  for (const next of wrong) expect(after(next), next).toBe("/operator/members/a1");
});
