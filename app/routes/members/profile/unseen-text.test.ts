import { expect, test } from "vitest";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { unseenText } from "./unseen-text.ts";

const keys = ((key: string) => key) as unknown as Translate;
const unseen = (mine: Parameters<typeof unseenText>[0]["mine"]) => unseenText({ profile: { images: [] }, mine }, keys);

test("a text of one's own that others do not see is told of, with what they see instead", () => {
  expect(unseen({ about: "I walk", about_held: "Mail me" })).toBe("profile:as_others_about_earlier");
  expect(unseen({ about: null, about_held: "Mail me" })).toBe("profile:as_others_about_none");
});

test("where others see all, nothing is said", () => {
  expect(unseen({ about: "I walk", about_held: null })).toBeUndefined();
});
