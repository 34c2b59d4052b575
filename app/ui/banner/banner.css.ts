import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** White with a coloured edge: tint belongs to what is selected, and to one's own words. The icon has the edge's colour. */
const sheet = style({
  border: `1px solid ${vars.line.soft}`,
  borderInlineStart: "5px solid",
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});

export const colours = styleVariants(
  {
    info: vars.text.link,
    success: vars.tone.success.text,
    warning: vars.tone.warning.text,
    danger: vars.tone.danger.text,
  },
  (color) => [sheet, { color }],
);

// The icon keeps its place beside the words, however large they are.
export const banner = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0,1fr)",
  alignItems: "start",
  gap: vars.space.small,
  padding: "14px 16px",
});
globalStyle(`${banner} > :nth-child(n+2)`, { gridColumn: 2 });

// A button beside them has its own colour.
export const words = style({ color: vars.text.normal, overflowWrap: "anywhere" });
globalStyle(`${words} > strong`, { display: "block" });
// The summary of a refused form: each line is a target for a thumb.
globalStyle(`${words} > ul`, { padding: 0, listStyle: "none" });
globalStyle(`${words} li > a`, { display: "block", paddingBlock: "9px" });
