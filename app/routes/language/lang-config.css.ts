import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** As many a row as fit; two on a phone. */
export const languages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,7.5rem),1fr))",
  gap: vars.space.small,
});
