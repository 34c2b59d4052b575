import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** As many a row as fit, each with its tick and the longest name. */
export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,11rem),1fr))",
  gap: vars.space.small,
});
