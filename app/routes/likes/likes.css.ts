import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Coral belongs to hearts, likes and matches. A block, so that it stays one where its words need two lines. */
export const fresh = style({
  display: "inline-block",
  padding: "0 8px",
  borderRadius: vars.radius.field,
  background: vars.action.heart,
  color: vars.action.heartText,
  fontSize: "0.834rem",
});
