import { assignVars, globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { colours, vars } from "../../design/theme.css.ts";
import { dark, inComfort } from "../../design/tokens.ts";

/** Evening at any hour: the dark colours, with the stronger ones of comfort mode, which read well for all. */
export const night = style({
  vars: assignVars(colours, inComfort(dark)),
  colorScheme: "dark",
  position: "relative",
  overflow: "hidden",
  background: `linear-gradient(${vars.surface.page},${vars.surface.tint})`,
  color: vars.text.normal,
});
export const inner = style({
  position: "relative",
  paddingBottom: "16px",
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)",
      columnGap: vars.space.xxxlarge,
      alignItems: "center",
      paddingBottom: "16px",
    },
  },
});
/** Along the foot of the sky: a strip of it on a phone, the whole street on a desk. */
export const street = style({
  width: "100%",
  height: "150px",
  "@media": { [from.tablet]: { height: "210px" } },
});
export const ideas = style({
  display: "grid",
  gap: vars.space.large,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3,minmax(0,1fr))" } },
});
export const idea = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0,1fr)",
  columnGap: vars.space.medium,
  alignContent: "start",
});
globalStyle(`${idea} > svg`, { gridRow: "span 2", color: vars.text.link });
globalStyle(`${idea} > p`, { color: vars.text.soft });
