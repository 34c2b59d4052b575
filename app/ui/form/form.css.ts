import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.large,
  // `hidden` only means `display: none`, which the line above would undo.
  selectors: { "&[hidden]": { display: "none" } },
});
