import { filled, line } from "./shape.ts";

const sun = filled("#ffc83d", "M60 15a8 8 0 1 1 16 0 8 8 0 1 1-16 0");
const shelf = "M0 32h80v3H0z";

/** What somebody likes, behind them in few shapes: seen at both sides of a head. */
export const places = {
  sea: [sun, filled("#8fbfe0", "M0 50q10-3 20 0t20 0 20 0 20 0v50H0z"), filled("#fff", "M9 26v17H1zM11 30v13h7z")],
  hills: [
    sun,
    filled("#8b95ee", "M-6 76L12 38l22 38zM48 76l20-30 20 30z"),
    filled("#6fb48d", "M0 70q20-8 40-2t40-4v36H0z"),
  ],
  trees: [
    line("M7 50v50M74 44v56", 3, 1, "#a0764f"),
    filled("#6fb48d", "M-6 48a13 18 0 1 1 26 0 13 18 0 1 1-26 0M60 42a14 20 0 1 1 28 0 14 20 0 1 1-28 0"),
  ],
  tulips: [
    line("M6 58v42M14 74v26M74 54v46M66 72v28", 1.6, 1, "#4c8f72"),
    filled("#e8788a", "M1 50l2.5 4L6 50l2.5 4 2.5-4v6a5 5 0 0 1-10 0zM69 46l2.5 4 2.5-4 2.5 4 2.5-4v6a5 5 0 0 1-10 0z"),
    filled(
      "#ffc83d",
      "M9 66l2.5 4 2.5-4 2.5 4 2.5-4v6a5 5 0 0 1-10 0zM61 64l2.5 4 2.5-4 2.5 4 2.5-4v6a5 5 0 0 1-10 0z",
    ),
  ],
  books: [
    filled("#a0764f", shelf),
    filled("#5b64a8", "M2 14h5v18H2zM68 12h4v20h-4z"),
    filled("#e8788a", "M8 18h4v14H8zM73 16h5v16h-5z"),
    filled("#ffc83d", "M13 12h4v20h-4zM62 18h5v14h-5z"),
  ],
  kitchen: [
    filled("#a0764f", shelf),
    filled("#8b95ee", "M2 22h14v7q0 3-3 3H5q-3 0-3-3zM1 19h16v2H1zM7 17h4v2H7z"),
    filled("#6fb48d", "M70 24q-9-2-8-11 6 1 8 6 2-5 8-6 1 9-8 11"),
    filled("#d98f72", "M65 24h10l-1 8h-8z"),
  ],
  town: [
    filled("#e8788a", "M-2 100V38h3v-5h3v-5h7v5h3v5h3v62z"),
    filled("#8b95ee", "M63 100V32h3v-5h3v-5h7v5h3v5h3v68z"),
    filled(
      "#fff",
      "M3 42h3v7H3zM9 42h3v7H9zM3 56h3v7H3zM9 56h3v7H9zM68 36h3v7h-3zM74 36h3v7h-3zM68 50h3v7h-3zM74 50h3v7h-3z",
    ),
  ],
};
