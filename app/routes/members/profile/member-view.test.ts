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
  expect(view.gallery.map(({ src }) => src)).toEqual(["/photos/a.webp", "/photos/b.webp"]);
});

test("a photo under inspection is not shown, and said to be so", () => {
  const view = memberView(
    { id: "m", main_image: image("a", { status: "new" }), images: [image("b", { status: "new" })] },
    viewOptions,
  );
  expect(view.photoInspected).toBe(true);
  expect(view.gallery).toEqual([]);
});

test("who says nothing but an id has a page too", () => {
  const view = memberView({ id: "m" }, viewOptions);
  expect(view).toMatchObject({ id: "m", place: undefined, gallery: [] });
});

test("the place names town and country", () => {
  expect(memberView({ id: "m", city: "Ghent", country: "BE" }, viewOptions).place).toBe("Ghent, Belgium");
});

test("facts are words, also those that our lists do not know, and what was not told is left out", () => {
  const told = {
    gender: "female",
    seeking: "male",
    relationship_status: "living_together",
  } as const;
  const { headline, seeks } = memberView({ id: "m", ...told }, viewOptions);
  expect(headline).toEqual([{ term: "Relationship", detail: "Living together" }]);
  expect(seeks).toBe("Looking for a man");
});
