import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import type { Card } from "../../../contract/people/profile.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import { useNewsToast } from "./news-toast.tsx";

const english = await pageTextsIn("en");

function toastAbout(profile: Partial<Card>): string {
  function Toast() {
    return useNewsToast({ kind: "like", profile: profile as Card, href: "/members/b", number: 1 }, () => {})?.text;
  }
  const html = renderToString(
    <PageTextsContext value={english}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <Toast /> }])} />
    </PageTextsContext>,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

test("a toast names who it is about, and a fictional profile as one", () => {
  expect(toastAbout({ id: "b", name: "Bert" })).toBe("New like! From Bert");
  expect(toastAbout({ id: "b", name: "Bert", fictional: true })).toBe("New like! From Bert (Fictional)");
  expect(toastAbout({ id: "7", name: null })).toBe("New like! From Member 7");
});
