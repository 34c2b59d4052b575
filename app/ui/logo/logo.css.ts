import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  fontSize: vars.type.large,
  fontWeight: 800,
  letterSpacing: "-.02em",
});
