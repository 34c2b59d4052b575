/**
 * The gifts that members give each other, in the order in which they are offered. Each has a drawing,
 * `public/gifts/<id>.svg`, and a name, `gifts:name.<id>`. What was given stays in conversations: take no id away.
 */
export const giftIds = [
  "tulips",
  "rose",
  "sunflowers",
  "coffee",
  "tea",
  "apple_pie",
  "croissant",
  "chocolates",
  "wine",
  "book",
  "record",
  "theatre_tickets",
  "candle",
  "letter",
  "scarf",
  "bicycle",
  "walking_stick",
  "rowing_boat",
  "bench",
  "lighthouse",
  "balloon",
  "cat",
  "dog",
  "robin",
] as const;

export type GiftId = (typeof giftIds)[number];
