import type { Clothing, Look } from "./look.ts";
import { filled, ink, line, type Shape } from "./shape.ts";

type Drawing = (look: Look) => Shape[];

const edge = "M30.5 70.5q9.5 12 19 0";
const bands = "M12 78.4h56l1.9 2.3H10.1zM8 84.2h64l1 2.3H7zM5.9 89.7h68.2l.6 2.3H5.3zM4.6 95.4h70.8l.3 2.3H4.3z";
const wideBands = "M0 78.4h80l2.5 2.3h-85zM-4 84.2h88l1 2.3H-5zM-8 89.7h96V92H-8zM-9 95.4h98v2.3H-9z";

/** What is worn with the top, at the neck and before it. */
const clothing: Record<Clothing, Drawing> = {
  shirt: ({ accent = "#fff" }) => [filled(accent, "M31 68l9 12 9-12 6 4-8 16-7-7-7 7-8-16z")],
  round: ({ accent = "#fff" }) => [filled(accent, "M28 70q12 13 24 0l3 2q-15 17-30 0z")],
  scarf: ({ accent = "#fff" }) => [
    filled(accent, "M26 68q14 8 28 0l3 8q-7 5-11 5l4 23H40l-2-23q-10 0-15-5z"),
    line("M31 75q9 4 18 0", 1, 0.14),
  ],
  vneck: ({ skin }) => [filled(skin, "M32 68h16l-8 16z"), line("M31 69.5l9 15 9-15", 1.6, 0.2)],
  blazer: ({ accent = "#fff" }) => [
    filled(accent, "M30 69q10 9 20 0l-8 35h-4z"),
    filled(ink, "M30.5 71l-5.5 2.5L26 84l3 1-3 3 13 16zM49.5 71l5.5 2.5L54 84l-3 1 3 3-13 16z", 0.24),
  ],
  turtle: ({ top }) => [filled(top, "M31 63q9 6 18 0l2 9q-11 8-22 0z"), line("M30.5 70q9.5 6 19 0", 1.2, 0.18)],
  cardigan: ({ accent = "#fff" }) => [
    filled(accent, "M29 70q11 11 22 0l-6 34H35z"),
    filled(ink, "M29 70l6 34h-3l-6-33zM51 70l-6 34h3l6-33z", 0.2),
  ],
  stripes: ({ broad }) => [filled("#fff", broad ? wideBands : bands, 0.75), line(edge, 2, 1, "#fff")],
  chain: ({ accent = "#ffc83d", skin }) => [
    filled(skin, "M30 69h20q-2 11-10 11t-10-11"),
    line("M31.5 70q8.5 15 17 0", 1.1, 1, accent),
    filled(accent, "M38 79a2 2 0 1 1 4 0 2 2 0 1 1-4 0"),
  ],
  polo: ({ accent = "#fff" }) => [
    filled(ink, "M38 78h4v13h-4z", 0.14),
    filled(accent, "M30.5 68q3 8 9.5 11l-6 6q-7-6-8-14zM49.5 68q-3 8-9.5 11l6 6q7-6 8-14z"),
  ],
};

export function clothesOf(look: Look): Shape[] {
  return look.clothing ? clothing[look.clothing](look) : [];
}
