import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { belowDesktop, from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const band = style({ background: `linear-gradient(${vars.surface.wash} 60%,transparent)` });
/** Rows of a phone; on a desk the words and the form stand among the pictures. */
export const board = style({
  display: "grid",
  gridTemplateColumns: "repeat(6,minmax(0,1fr))",
  gridTemplateAreas: `
    "words words words words words words"
    "b b a a a a"
    "form form form form form form"
    "c c c d d d"
    "f f f e e e"`,
  gap: vars.space.medium,
  alignItems: "center",
  "@media": {
    [from.tablet]: {
      gridTemplateAreas: `
        "words words words words words words"
        "b b a a a a"
        "form form form form c c"
        "form form form form d d"`,
    },
    [from.desktop]: {
      gridTemplateColumns: "repeat(12,minmax(0,1fr))",
      gridTemplateAreas: `
        "words words words words words b b a a a c c"
        "d d d g g form form form form form e e"
        "f f f g g form form form form form e e"`,
      gap: "28px 20px",
    },
  },
});
export const words = style({ gridArea: "words" });
export const form = style({ gridArea: "form", position: "relative" });
const paper = style({
  display: "grid",
  gap: vars.space.xsmall,
  padding: "10px",
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  borderRadius: "4px",
  textAlign: "center",
});
globalStyle(`${paper} > svg`, { width: "100%", height: "auto", filter: vars.photo.filter });
globalStyle(`${paper} > figcaption`, { fontWeight: 600, lineHeight: 1.3, paddingBottom: "4px" });

const askew = { a: "1.5deg", b: "-3deg", c: "2.5deg", d: "-2deg", e: "3deg", f: "2deg", g: "-2.5deg" };
/** Each in its place. */
export const areas = styleVariants(askew, (rotate, gridArea) => [paper, { gridArea, rotate }]);
// What there is no room for.
globalStyle(`${areas.g}`, { "@media": { [belowDesktop]: { display: "none" } } });
globalStyle(`${areas.e},${areas.f}`, { "@media": { "(min-width:768px) and (max-width:991px)": { display: "none" } } });
