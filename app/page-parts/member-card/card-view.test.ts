import { expect, test } from "vitest";
import interests from "../../../locales/en/interests.json" with { type: "json" };
import { textsFor } from "../../request/locale/texts.server.ts";
import { cardView } from "./card-view.ts";

const view = (card: object, locale: "en" | "nl" = "en") =>
  cardView({ id: "a", ...card }, { prefix: "/photos/", locale, home: "NL", t: textsFor(locale) });

test("a card says how far somebody lives, what is shared, and how many photos there are", () => {
  const bert = { city: "Utrecht", country: "NL", distance: 12, interest: "singing", interest_shared: true, photos: 3 };
  expect(view(bert)).toMatchObject({ place: "Utrecht · 12\u00a0km", interest: "also sings", photos: "3 photos" });
  expect(view(bert, "nl")).toMatchObject({ place: "Utrecht · 12\u00a0km", interest: "zingt ook", photos: "3 foto’s" });
  expect(view({ ...bert, distance: 0, interest_shared: undefined })).toMatchObject({
    place: "Utrecht · close by",
    interest: "Singing",
  });
  expect(view({ city: "Ghent", country: "BE" }).place).toBe("Ghent, Belgium");
  expect(view({}).place).toBeUndefined();
});

test("every interest that is shared has words of its own, and one that the texts do not know has some, too", () => {
  for (const locale of ["en", "nl"] as const) {
    const words = Object.keys(interests).map((interest) => view({ interest, interest_shared: true }, locale).interest);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).not.toContain("shared.");
  }
  expect(view({ interest: "ice_skating", interest_shared: true }).interest).toBe("also likes ice skating");
});
