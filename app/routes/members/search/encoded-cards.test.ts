import { expect, test } from "vitest";
import type { CardView } from "../../../page-parts/member-card/card-view.ts";
import { encodedCards, encodeCards, decodeCard } from "./encoded-cards.ts";

const roundTrip = (cards: CardView[]) => encodedCards(encodeCards(cards)).map(decodeCard);

test("decoded cards are those that were encoded", () => {
  const cards: CardView[] = [
    {
      id: "a",
      name: "Els",
      age: 0,
      place: "Ghent, Belgium",
      src: "/photos/a",
      interest: "music",
      photos: "3 photos",
      liked: true,
    },
    { id: "b", fictional: true, online: true, locked: true, new: true },
  ];
  expect(roundTrip(cards)).toEqual(cards);
});

test("an empty list of cards stays empty", () => {
  expect(roundTrip([])).toEqual([]);
});

test("the separators in a name make no other field and no other card", () => {
  const [one, ...others] = roundTrip([{ id: "a", name: "Els|f|b\n|Bert" }]);
  expect(one?.name).toBe("Els/f/b /Bert");
  expect(one?.fictional).toBeUndefined();
  expect(others).toEqual([]);
});
