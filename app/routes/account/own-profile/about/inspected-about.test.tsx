import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../../tests/support/doubles/language.ts";
import type { TextRefusal } from "../../../../contract/operators/text-refusals.ts";
import { PageTextsContext } from "../../../../request/locale/use-translation.ts";
import { InspectedAbout } from "./inspected-about.tsx";

const english = await pageTextsIn("en");

const shown = (refusal?: TextRefusal) =>
  renderToString(
    <PageTextsContext value={english}>
      <InspectedAbout words="Call me" earlier refusal={refusal} />
    </PageTextsContext>,
  );

test("one's own refused words stand under a label, apart from the advice and the way to object", () => {
  const html = shown("money");
  const [said = "", quoted = ""] = html.split("<blockquote");
  expect(said).toContain("without words about money");
  expect(said).toMatch(/<a href="\/pages\/service">Tell us<\/a>/);
  expect(said).toMatch(/You wrote:<\/p>$/);
  expect(quoted).toContain(">Call me</blockquote>");
});

test("a text that waits needs no way to object", () => {
  expect(shown()).toContain("We read this first");
  expect(shown()).not.toContain("/pages/service");
});
