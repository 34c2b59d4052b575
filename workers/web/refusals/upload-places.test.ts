import { expect, test } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

function places() {
  let at = 0;
  const { begin } = createUploadPlaces({
    most: 5,
    mostOfBlock: 4,
    mostOfNetwork: 4,
    mostEach: 3,
    longestMs: 660_000,
    now: () => at,
  });
  const beginBy = (member: string, network?: string, block?: string) => begin({ member, network, block });
  const taken = (...sender: Parameters<typeof beginBy>) => typeof beginBy(...sender) === "function";
  return { begin: beginBy, taken, wait: (ms: number) => void (at += ms) };
}

test("a member has three places, and takes none of the others'", () => {
  const { begin, taken } = places();
  for (let time = 0; time < 3; time += 1) expect(taken("anna")).toBe(true);
  for (let time = 0; time < 30; time += 1) expect(begin("anna")).toBe("member");
  expect([taken("bert"), taken("bert")]).toEqual([true, true]);
  expect(begin("cora")).toBe("all");
});

test("many accounts of one network leave places for others; where all seem to come from one, each has theirs", () => {
  const one = places();
  for (const member of ["anna", "anna", "bert", "cora"]) expect(one.taken(member, "192.0.2.1")).toBe(true);
  expect(one.begin("dora", "192.0.2.1")).toBe("all");
  expect(one.taken("emil", "192.0.2.2")).toBe(true);
  const other = places();
  for (const member of ["anna", "anna", "bert", "cora", "dora"]) expect(other.taken(member)).toBe(true);
});

test("many networks of one block leave places for others", () => {
  const { begin, taken } = places();
  const block = "2001:db8:1::/48";
  for (const net of [1, 2, 3, 4]) expect(taken(`member ${net}`, `2001:db8:1:${net}::/64`, block)).toBe(true);
  expect(begin("dora", "2001:db8:1:5::/64", block)).toBe("all");
  expect(taken("emil", "2001:db8:2:1::/64", "2001:db8:2::/48")).toBe(true);
});

test("a place is held until its upload ends, and given back once", () => {
  const { begin, taken, wait } = places();
  const end = begin("anna");
  for (let time = 0; time < 2; time += 1) begin("anna");
  wait(600_000);
  expect(begin("anna")).toBe("member");
  if (typeof end === "function") for (let time = 0; time < 2; time += 1) end();
  expect(taken("anna")).toBe(true);
  expect(begin("anna")).toBe("member");
});

test("what is never given back is forgotten once no upload can last so long", () => {
  const { begin, taken, wait } = places();
  for (let time = 0; time < 3; time += 1) begin("anna");
  wait(659_999);
  expect(begin("anna")).toBe("member");
  wait(1);
  expect(taken("anna")).toBe(true);
});
