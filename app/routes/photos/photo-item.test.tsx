import { renderToString } from "react-dom/server";
import { createMemoryRouter, Form, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { PhotoItem } from "./photo-item.tsx";
import type { PhotoView } from "./photo-view.ts";

const english = await pageTextsIn("en");

function shown(photo: Omit<PhotoView, "id" | "main">): string {
  const item = (
    <PhotoItem photo={{ id: "1", main: false, ...photo }} number={2} of={3} Form={Form} onSubmit={() => {}} />
  );
  return renderToString(
    <PageTextsContext value={english}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: item }])} />
    </PageTextsContext>,
  );
}

test("of a refused photo its owner reads why, and is offered another one in its place", () => {
  const html = shown({ status: "refused", reason: "other_person" });
  expect(html).toContain("Not shown to others");
  expect(html).toContain("Somebody else is in it.");
  expect(html).toMatch(/href="#add"[^>]*>.*Choose another one/);
  expect(html).not.toContain("Make main photo");
});

test("a photo that is being prepared says so, and can be looked at again", () => {
  const html = shown({ status: "preparing" });
  expect(html).toContain("Being prepared");
  expect(html).toMatch(/href="\/profile\/photos"[^>]*>.*Look again/);
  expect(html).toContain("Make main photo");
});
