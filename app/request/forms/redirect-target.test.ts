import fc from "fast-check";
import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

test("a path of ours is kept, with query and fragment", () => {
  expect(redirectTarget("/members?page=2#m7", "/")).toBe("/members?page=2#m7");
});

test("whatever may be another site leads to the fallback", () => {
  const evil = ["//evil.nl", "/\\evil.nl", "\\/evil.nl", "https://evil.nl", "javascript:alert(1)", "evil", "", null];
  const hidden = ["/\t/evil.nl", "/\n/evil.nl", "\t//evil.nl", "/a\\..\\..\\\\evil.nl", "/.//evil.nl", "/..//evil.nl"];
  // A browser resolves %2e like a dot before it asks, and drops what it cannot see.
  const folded = [
    "///evil.nl",
    "/%2e//evil.nl",
    "/%2E%2e//evil.nl",
    "/a/..//evil.nl",
    "/a/%2e%2e//evil.nl",
    "/\u007f/evil.nl",
  ];
  const long = `/${"a".repeat(2000)}`;
  for (const text of [...evil, ...hidden, ...folded, long]) expect(redirectTarget(text, "/members")).toBe("/members");
});

test("what only looks like another site is a path of ours", () => {
  const harmless = [
    "/@evil.nl",
    "/evil.nl",
    "/%5cevil.nl",
    "/%2fevil.nl",
    "/https://evil.nl",
    "/\uff0f\uff0fevil.nl",
    "/?//evil.nl",
  ];
  for (const text of harmless) {
    const url = new URL(redirectTarget(text, "/members"), "https://ours.nl/login");
    expect(url.origin).toBe("https://ours.nl");
    expect(url.pathname, text).not.toBe("/members");
  }
});

test("whatever is typed, a browser stays on our site", () => {
  const pieces = fc.constantFrom("/", "\\", "evil.nl", ":", "http", "@", ".", "\t", "\n", "\r", "?", "#", "%2f", " ");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => `/${all.join("")}`),
      ),
      (text) => {
        const target = redirectTarget(text, "/members");
        expect(new URL(target, "https://ours.nl/login").origin).toBe("https://ours.nl");
        expect(target.startsWith("/")).toBe(true);
        expect(target.startsWith("//")).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});
