import type { CardView } from "../../../page-parts/member-card/card-view.ts";

/**
 * Cards as one text: a line each, of eight parts: id, photo, name, age, place, interest, number of photos, signs. A page of results is sent
 * twice, as HTML and as data for the script; in this form, and in the order of the HTML, the second time costs half as
 * much, which keeps the page within its first window (measures P3).
 */
export function encodeCards(cards: CardView[]): string {
  return cards.map(encodeCard).join("\n");
}

function encodeCard(card: CardView): string {
  const { id, src, name, age, place, interest, photos } = card;
  let signs = "";
  for (const [sign, key] of SIGNS) if (card[key]) signs += sign;
  return [part(id), part(src), part(name), age, part(place), part(interest), part(photos), signs].join("|");
}

function part(text = ""): string {
  return /[|\n]/.test(text) ? text.replaceAll("|", "/").replaceAll("\n", " ") : text;
}

/** The lines of `encodeCards`. A card that was shown before needs only its line. */
export function encodedCards(text: string): string[] {
  return text ? text.split("\n") : [];
}

/** The id of the card in a line. */
export function idIn(line: string): string {
  return line.slice(0, line.indexOf("|"));
}

/** The card in a line. */
export function decodeCard(line: string): CardView {
  return decodeParts(line.split("|"));
}

function decodeParts([id = "", src, name, age, place, interest, photos, signs = ""]: string[]): CardView {
  const card: CardView = {
    id,
    src: src || undefined,
    name: name || undefined,
    age: age ? Number(age) : undefined,
    place: place || undefined,
    interest: interest || undefined,
    photos: photos || undefined,
  };
  for (const [sign, key] of SIGNS) if (signs.includes(sign)) card[key] = true;
  return card;
}

const SIGNS = [
  ["f", "fictional"],
  ["k", "locked"],
  ["l", "liked"],
  ["n", "new"],
  ["o", "online"],
] as const;
