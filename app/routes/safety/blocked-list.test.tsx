import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { BlockedList } from "./blocked-list.tsx";

const english = await pageTextsIn("en");

test("who is blocked can be reported, unless they are gone; both can be unblocked", () => {
  const blocked = [{ person: { id: "bert", name: "Bert" } }, { person: { id: "carla" }, deleted: true }];
  const page = (
    <PageTextsContext value={english}>
      <BlockedList blocked={blocked} />
    </PageTextsContext>
  );
  const path = "/profile/blocked";
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [path] });
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain("/members/bert/report");
  expect(html).not.toContain("/members/carla/report");
  for (const id of ["bert", "carla"]) expect(html).toContain(`unblock-${id}`);
});
