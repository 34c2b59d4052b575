import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** In a full bar a name of two words takes two short lines; one that fits in neither gives way before the flower: it wraps below it and is cut off. */
export const named = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "flex-start",
  alignItems: "center",
  columnGap: vars.space.xsmall,
  height: "40px",
  overflow: "hidden",
  fontSize: vars.type.large,
  fontWeight: 800,
  letterSpacing: "-.02em",
  "@media": { [belowTablet]: { columnGap: "6px", height: "32px", fontSize: "min(1rem,4.2vw)" } },
});
globalStyle(`${named} > span`, { flex: "1 1 min-content", lineHeight: 1 });
globalStyle(`${named} > svg`, { flex: "none", "@media": { [belowTablet]: { width: "28px" } } });
