import { renderToString } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { PhotoItem } from "./photo-item.tsx";
import { type PhotoView, photoViews } from "./photo-view.ts";

const english = await pageTextsIn("en");

function shown(photo: Omit<PhotoView, "id" | "main" | "says"> & Partial<PhotoView>): string {
  const item = (
    <PhotoItem
      photo={{ id: "1", main: false, says: "inspection", ...photo }}
      number={2}
      of={3}
      Form={Form}
      onSubmit={() => {}}
    />
  );
  return renderToString(
    <PageTextsContext value={english}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: item }])} />
    </PageTextsContext>,
  );
}

test("of a refused photo its owner reads why, and is offered another one in its place", () => {
  const html = shown({ status: "refused", says: "refused", reason: "other_person" });
  expect(html).toContain("Not shown to others");
  expect(html).toContain("Somebody else is in it.");
  expect(html).toMatch(/href="#add"[^>]*>.*Choose another one/);
  expect(html).not.toContain("Make main photo");
});

test("a photo that is being prepared says so, and can be looked at again", () => {
  const html = shown({ status: "preparing" });
  expect(html).toContain("Being prepared");
  expect(html).toMatch(/href="\/profile\/photos"[^>]*>.*Look again/);
  // What will be said of it afterwards, so that nothing moves then.
  expect(html).toContain("We look at it first. Until then only you see it.");
  expect(html).toContain("Make main photo");
});

test("a photo that waits before the main one becomes it, which says so and is not offered to be it", () => {
  const says = (...statuses: string[]) =>
    photoViews(
      statuses.map((status, at) => ({ id: String(at), status })),
      "",
    ).map((photo) => photo.says);
  expect(says("active", "inspection")).toEqual(["main", "inspection"]);
  expect(says("inspection", "active", "active")).toEqual(["main_next", "main_until", "active"]);
  expect(says("refused", "inspection", "active")).toEqual(["refused", "main_next", "main_until"]);
  expect(says("refused", "active")).toEqual(["refused", "main"]);
  expect(says("inspection", "inspection")).toEqual(["main_next", "inspection"]);
  expect(says("inspection")).toEqual(["inspection"]);
  expect(says("preparing")).toEqual(["inspection"]);
  expect(says("preparing", "active")).toEqual(["main_next", "main_until"]);
  const html = shown({ status: "active", main: true, says: "main_until" });
  expect(html).toContain("Main photo until we approve an earlier one: members see it");
  expect(html).not.toContain("Make main photo");
  expect(html).toContain("One place earlier");
});
