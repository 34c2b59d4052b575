import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  placeItems: "center",
  minHeight: 0,
  // Up, down and two fingers are the browser's; sideways turns over.
  touchAction: "pan-y pinch-zoom",
});
export const large = style({
  maxWidth: "100%",
  maxHeight: "100%",
  minHeight: 0,
  objectFit: "contain",
  "@media": { "(scripting: none)": { maxHeight: "90vh" } },
});
