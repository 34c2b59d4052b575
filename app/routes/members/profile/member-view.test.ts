import { expect, test } from "vitest";
import { textsFor } from "../../../request/locale/texts.server.ts";
import { memberView } from "./member-view.ts";

const viewOptions = {
  prefix: "/photos/",
  locale: "en",
  t: textsFor("en"),
} as const;
const image = (id: string, rest = {}) => ({
  id,
  filename: `${id}.webp`,
  thumb_filename: `${id}-t.webp`,
  status: "active",
  ...rest,
});

test("the main photo is not shown again among the others", () => {
  const view = memberView({ id: "m", main_image: image("a"), images: [image("a"), image("b")] }, viewOptions);
  expect(view.photo).toBe("/photos/a.webp");
  expect(view.pictures.map(({ src }) => src)).toEqual(["/photos/b.webp"]);
});

test("a photo under inspection is not shown, and said to be so", () => {
  const view = memberView(
    { id: "m", main_image: image("a", { status: "new" }), images: [image("b", { status: "new" })] },
    viewOptions,
  );
  expect(view.photo).toBeUndefined();
  expect(view.photoInspected).toBe(true);
  expect(view.pictures).toEqual([]);
});

test("who says nothing but an id has a page too", () => {
  const view = memberView({ id: "m" }, viewOptions);
  expect(view).toMatchObject({ id: "m", place: undefined, photo: undefined, pictures: [] });
});

test("the place names town and country", () => {
  expect(memberView({ id: "m", city: "Ghent", country: "BE" }, viewOptions).place).toBe("Ghent, Belgium");
});

test("interests are words, also those that the texts do not know", () => {
  const interests = ["chess", "bird_songs"];
  expect(memberView({ id: "m", interests }, viewOptions).interests).toEqual(["Chess", "bird songs"]);
});

test("facts are words, also those that our lists do not know, and what was not told is left out", () => {
  const told = {
    gender: "female",
    seeking: "male",
    relationship_status: "living_together",
    region: "Utrecht",
  } as const;
  const { headline, seeks, inShort, appearance } = memberView({ id: "m", ...told }, viewOptions);
  expect(headline).toEqual([{ term: "Relationship", detail: "Living together" }]);
  expect(seeks).toBe("Looking for a man");
  expect(inShort.map(({ detail }) => detail)).toEqual(["Woman", "A man", "Living together", "Utrecht"]);
  expect(appearance).toEqual([]);
});
