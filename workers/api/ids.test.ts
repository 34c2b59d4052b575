import { expect, test } from "vitest";
import { isIssued, isMemberId, memberIdOf } from "./ids.ts";

const made = { secret: "one secret", site: "here" };
const anId = (signupKey: string = crypto.randomUUID()) => memberIdOf({ ...made, signupKey });

test("the same sign-up key gives the same member id, another key another id", () => {
  expect(anId("a key")).toBe(anId("a key"));
  expect(anId("a key")).not.toBe(anId("another key"));
  expect(anId()).toMatch(/^[a-z2-7]{16}$/);
});

test("an id that the site made is known by itself; another secret's or another site's is not", () => {
  for (let time = 0; time < 200; time += 1) {
    const id = anId();
    expect(isIssued({ ...made, id })).toBe(true);
    expect(isIssued({ ...made, secret: "another secret", id })).toBe(false);
    expect(isIssued({ ...made, site: "elsewhere", id })).toBe(false);
  }
});

test("whoever changes a letter, or makes an id up, has none", () => {
  const id = anId("a key");
  for (let at = 0; at < id.length; at += 1) {
    const other = id.slice(0, at) + (id[at] === "a" ? "b" : "a") + id.slice(at + 1);
    expect(isMemberId(other)).toBe(true);
    expect(isIssued({ ...made, id: other }), other).toBe(false);
  }
  for (const no of [
    "",
    id.slice(1),
    `${id}a`,
    id.slice(0, 12),
    id.toUpperCase(),
    ` ${id}`,
    `${id}\n`,
    "erased-aaaaaaaaa",
  ])
    expect(isIssued({ ...made, id: no }), no).toBe(false);
});
