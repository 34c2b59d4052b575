import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "./seal.server.ts";

const SECRET = "a secret of at least 32 characters";

test("what is sealed opens again", async () => {
  const { seal, open } = createSeal(SECRET);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), async (value) => {
      expect(JSON.stringify(await open(await seal(value)))).toBe(JSON.stringify(value));
    }),
  );
});

test("no changed character goes unnoticed, and the text says nothing", async () => {
  const { seal, open } = createSeal(SECRET);
  const sealed = await seal({ PHPSESSID: "visible?" });
  expect(atob(sealed.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("visible");
  for (let at = 0; at < sealed.length - 1; at += 3) {
    const other = sealed[at] === "A" ? "B" : "A";
    expect(await open(sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined();
  }
});

test("what another secret sealed, or nobody, does not open", async () => {
  const { open } = createSeal(SECRET);
  expect(await open(await createSeal(`${SECRET}!`).seal(1))).toBeUndefined();
  for (const text of ["", "x", "%%%", "AAAA", "A".repeat(200)]) expect(await open(text)).toBeUndefined();
});

test("there is no secret by default", () => {
  expect(() => createSeal(undefined)).toThrow("SESSION_SECRET");
  expect(() => createSeal("short")).toThrow("SESSION_SECRET");
});
