import { style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
});
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  "@media": { [belowTablet]: { display: "none" } },
});
export const page = style({
  display: "grid",
  placeItems: "center",
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.card,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.tint },
    "&[aria-current]": { background: vars.action.primary, color: vars.action.primaryText },
  },
});
export const summary = style({ width: "100%", textAlign: "center", color: vars.text.soft });
