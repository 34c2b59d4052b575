import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  fontSize: vars.type.large,
  fontWeight: 800,
  letterSpacing: "-.02em",
  "@media": { [belowTablet]: { gap: "6px", fontSize: "min(1rem,4.6vw)" } },
});

// In a full bar the words give way before the flower.
globalStyle(`${logo} > svg`, { flex: "none", "@media": { [belowTablet]: { width: "32px" } } });
