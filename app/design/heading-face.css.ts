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

export const headingFace = { fontFamily: "F,Georgia,serif", fontWeight: 600 };
