import { style } from "@vanilla-extract/css";
import { belowTablet } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** The way back and, at the other end of its row, the neighbours. */
export const ways = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  marginBlock: "-12px",
});
export const back = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  fontWeight: 600,
});
export const neighbour = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xxsmall,
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: "8px",
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&[rel=next]": { flexDirection: "row-reverse" },
    "&:hover": { background: vars.surface.tint },
  },
});
export const words = style({ "@media": { [belowTablet]: { display: "none" } } });
