import { globalFontFace } from "@vanilla-extract/css";

const face = { fontDisplay: "swap", fontWeight: "600" } as const;

/**
 * Fraunces, for headings and the names of members: 17 KB in two files, subset to the letters of our languages (decision 0245). The name is
 * short because every page carries it.
 */
globalFontFace("F", [
  { ...face, src: "url(/fonts/fraunces-latin.woff2)" },
  { ...face, src: "url(/fonts/fraunces-latin-ext.woff2)", unicodeRange: "U+104-17C" },
]);

/**
 * What stands there until it has come, made as wide: the same words in a line, so nothing moves. Georgia on most devices, Noto Serif on
 * Android, DejaVu Serif on Linux; each with the width of its letters in headings of ours.
 */
const standIns = { G: ["Georgia Bold", 93.3], N: ["NotoSerif-Bold", 94.6], D: ["DejaVu Serif Bold", 84.5] } as const;
for (const [name, [font, width]] of Object.entries(standIns))
  globalFontFace(name, { src: `local(${JSON.stringify(font)})`, sizeAdjust: `${width}%` });

export const headingFace = { fontFamily: "F,G,N,D,serif", fontWeight: 600 };
