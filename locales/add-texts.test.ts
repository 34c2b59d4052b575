import { expect, test } from "vitest";
import { addTexts } from "./add-texts.ts";

test("texts that come with a page join those of the page before and of the pages around it", () => {
  const bundles = { en: { common: { back: "Back" } }, nl: {} };
  addTexts(bundles, {
    en: { credits: { title: "Credits" } },
    nl: { credits: { title: "Credits" } },
    de: { credits: {} },
  });
  addTexts(bundles, { en: { credits: { pay: "Pay" } } });
  expect(bundles).toEqual({
    en: { common: { back: "Back" }, credits: { title: "Credits", pay: "Pay" } },
    nl: { credits: { title: "Credits" } },
  });
});
