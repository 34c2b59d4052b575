import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "./seal.server.ts";

const SECRET = "a secret of at least 32 characters";

test("what is sealed opens again", async () => {
  const { seal, open } = createSeal(SECRET);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), async (value) => {
      expect(JSON.stringify(await open(await seal(value, "draft"), "draft"))).toBe(JSON.stringify(value));
    }),
  );
});

test("no changed character goes unnoticed, and the text says nothing", async () => {
  const { seal, open } = createSeal(SECRET);
  const sealed = await seal({ PHPSESSID: "visible?" }, "draft");
  expect(atob(sealed.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("visible");
  for (let at = 0; at < sealed.length - 1; at += 3) {
    const other = sealed[at] === "A" ? "B" : "A";
    expect(await open(sealed.slice(0, at) + other + sealed.slice(at + 1), "draft")).toBeUndefined();
  }
});

test("a value that another secret sealed, or that is not sealed, does not open", async () => {
  const { open } = createSeal(SECRET);
  expect(await open(await createSeal(`${SECRET}!`).seal(1, "draft"), "draft")).toBeUndefined();
  for (const text of ["", "x", "%%%", "AAAA", "A".repeat(200)]) expect(await open(text, "draft")).toBeUndefined();
});

test("there is no secret by default", () => {
  expect(() => createSeal(undefined)).toThrow("SESSION_SECRET");
  expect(() => createSeal("short")).toThrow("SESSION_SECRET");
});

test("what was sealed for one cookie opens as no other", async () => {
  const { seal, open } = createSeal(SECRET);
  const draft = await seal({ PHPSESSID: "chosen" }, "draft");
  expect(await open(draft, "draft")).toEqual({ PHPSESSID: "chosen" });
  for (const other of ["session", "visitor", "flash", "", "draft2"]) expect(await open(draft, other)).toBeUndefined();
});

test("a secret can be changed: the previous one still opens, and closes nothing", async () => {
  const next = `${SECRET} and newer`;
  const [before, changed, after] = [createSeal(SECRET), createSeal(next, SECRET), createSeal(next)];
  const old = await before.seal({ a: "1" }, "session");
  expect(await changed.open(old, "session")).toEqual({ a: "1" });
  expect(await changed.open(old, "draft")).toBeUndefined();
  const fresh = await changed.seal({ a: "2" }, "session");
  expect(await after.open(fresh, "session")).toEqual({ a: "2" });
  expect(await before.open(fresh, "session")).toBeUndefined();
  expect(await after.open(old, "session")).toBeUndefined();
});
