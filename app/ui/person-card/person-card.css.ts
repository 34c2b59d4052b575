import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { focusRing } from "../../design/focus.ts";
import { headingFace } from "../../design/heading-face.css.ts";
import { vars } from "../../design/theme.css.ts";
import { card as sheet } from "../card/card.css.ts";

export const grid = style({
  display: "grid",
  // Two a row from 288 px on, never narrower than 190 px where there is room, five at most; one where letters are twice as large.
  gridTemplateColumns: "repeat(auto-fill,minmax(max(min(46%,190px),min(6em,100%),18%),1fr))",
  gap: vars.space.small,
  "@media": { [from.tablet]: { gap: "20px" } },
});

export const card = style([
  sheet,
  { position: "relative", display: "flex", flexDirection: "column", paddingBottom: "12px" },
]);

export const link = style({
  color: vars.text.normal,
  textDecoration: "none",
  // The whole card is the link; the action lies above it.
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::after": focusRing,
    "&:hover": { textDecoration: "underline" },
  },
});
export const portrait = style({ display: "block", position: "relative" });
globalStyle(`${portrait} > :first-child`, {
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});

export const name = style({
  display: "block",
  padding: "10px 12px 0",
  ...headingFace,
  lineHeight: 1.3,
});
export const line = style({
  paddingInline: "12px",
  fontSize: vars.type.small,
  lineHeight: 1.4,
  color: vars.text.soft,
});
const pill = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: "4px",
  padding: "2px 10px 2px 8px",
  borderRadius: vars.radius.pill,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  color: vars.text.normal,
  fontSize: vars.type.small,
  fontWeight: 600,
});
export const flag = style([pill, { insetInlineStart: "8px", bottom: "8px" }]);
export const count = style([pill, { insetInlineEnd: "8px", top: "8px" }]);
export const action = style({
  position: "relative",
  zIndex: 1,
  marginTop: "auto",
  padding: "10px 12px 0",
});
