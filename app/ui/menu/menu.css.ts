import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";
import { visuallyHiddenRules } from "../../design/visually-hidden.css.ts";

export const menu = style({ position: "relative" });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 10px",
  borderRadius: vars.radius.card,
  fontWeight: 600,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover,[open] > &": { background: vars.surface.tint },
  },
});
export const compact = style({ "@media": { [belowTablet]: visuallyHiddenRules } });

export const panel = style({
  position: "absolute",
  zIndex: 20,
  top: "calc(100% + 4px)",
  insetInlineEnd: 0,
  minWidth: "15rem",
  maxHeight: "70vh",
  overflow: "auto",
  padding: vars.space.xsmall,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.raised,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  width: "100%",
  minHeight: vars.size.target,
  padding: "4px 12px",
  border: 0,
  borderRadius: "8px",
  background: "none",
  color: vars.text.normal,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.tint },
    "&[aria-current]": { fontWeight: 700, color: vars.text.link },
  },
});
globalStyle(`${item}[aria-current] > :last-child:not(:only-child)`, { marginInlineStart: "auto" });
