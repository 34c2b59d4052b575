import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const feed = style({ display: "grid", gap: vars.space.medium });
/** Speech bubbles, left and right in turns, as in a conversation. */
export const entry = style({
  display: "grid",
  gap: vars.space.xsmall,
  justifyItems: "start",
  width: "88%",
  padding: "16px 20px",
  borderRadius: "20px 20px 20px 4px",
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  fontSize: vars.type.large,
  lineHeight: 1.35,
  selectors: {
    "&:nth-child(2n)": {
      marginInlineStart: "auto",
      borderRadius: "20px 20px 4px",
      background: vars.surface.tint,
      boxShadow: "none",
    },
  },
});
// A phone shows three, so that the form is not far.
globalStyle(`${entry}:nth-child(n+4)`, { "@media": { [belowDesktop]: { display: "none" } } });
export const interest = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.type.small,
  color: vars.text.link,
});
