import { expect, test } from "vitest";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { neighboursIn } from "./neighbours-in.server.ts";

const t = textsFor("en");
const page = (pageNumber: number, ids: string[], rest = {}) => ({
  results: ids.map((id) => ({ id, name: id })),
  pageNumber,
  numResults: 60,
  ...rest,
});
const beside = (id: string, ...replies: ReturnType<typeof page>[]) =>
  neighboursIn({ id, query: {}, replies, t }).map((link) => link["aria-label"]);

test("who stands before and after in the results, with the way back to the same search", () => {
  const [before, after] = neighboursIn({
    id: "bert",
    query: { country: "NL" },
    replies: [page(2, ["an", "bert", "carl"])],
    t,
  });
  expect(before).toMatchObject({ rel: "prev", "aria-label": "Previous: an", words: "Previous" });
  expect(after?.href).toBe(`/members/carl?back=${encodeURIComponent("/members?country=NL&page=2#1")}`);
});

test("a neighbour may stand on the page beside, whichever answer comes first", () => {
  expect(beside("bert", page(2, ["carl"]), page(1, ["an", "bert"]))).toEqual(["Previous: an", "Next: carl"]);
  expect(beside("carl", page(2, ["carl", "dirk"]), page(1, ["an", "bert"]))).toEqual(["Previous: bert", "Next: dirk"]);
});

test("similar results follow the others, and deleted members are passed over", () => {
  const similarResults = [
    { id: "gone", deleted: true },
    { id: "dirk", name: "dirk" },
  ];
  expect(beside("carl", page(1, ["an", "carl"], { similarResults }))).toEqual(["Previous: an", "Next: dirk"]);
});

test("who is there no more has no neighbours; who moved to the next page meanwhile is not their own", () => {
  expect(beside("bert", page(1, ["an", "carl"]))).toEqual([]);
  expect(beside("bert")).toEqual([]);
  expect(beside("bert", page(1, ["an", "bert"]), page(2, ["bert", "carl"]))).toEqual(["Previous: an", "Next: carl"]);
});
