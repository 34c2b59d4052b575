import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  fontSize: vars.type.large,
  fontWeight: 800,
  letterSpacing: "-.02em",
});

// In a full bar the words give way before the flower.
globalStyle(`${logo} > svg`, { flex: "none" });
