import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const list = style({ marginBlock: 0, paddingInlineStart: 0, listStyle: "none" });
/** Cards below each other, beside each other where there is room. */
export const columns = style({
  display: "grid",
  gap: "20px",
  // A card is as high as its words, not as its neighbour's.
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
});
export const row = style({
  paddingBlock: vars.space.small,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
});
export const what = style({ fontWeight: 600 });
export const details = style({ fontSize: vars.type.small, color: vars.text.soft });
/** A small photo, and beside it who it is. */
export const found = style({ display: "flex", gap: vars.space.small, alignItems: "flex-start" });
globalStyle(`${found} > span:last-child`, {
  display: "grid",
  justifyItems: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const foundDetails = style([details, { fontWeight: 400 }]);
/** Icon and word of a fictional profile. */
export const sign = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xsmall, fontWeight: 600 });
/** Links beside each other; the page that one is on stands out. */
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  marginBlock: 0,
  paddingInlineStart: 0,
  listStyle: "none",
});
globalStyle(`${links} [aria-current]`, { color: "inherit", fontWeight: 700, textDecoration: "none" });
