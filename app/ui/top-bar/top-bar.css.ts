import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: vars.surface.card,
  borderBottom: `1px solid ${vars.line.soft}`,
});

export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  maxWidth: "1188px",
  minHeight: "64px",
  margin: "0 auto",
  padding: "4px 16px",
});

export const skip = style({
  position: "absolute",
  insetInlineStart: "8px",
  top: "-99px",
  zIndex: 1,
  padding: "12px 16px",
  background: vars.surface.card,
  selectors: { "&:focus": { top: "8px" } },
});

export const home = style({ color: "inherit", textDecoration: "none", borderRadius: "8px" });
export const end = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  marginInlineStart: "auto",
});

export const nav = style({
  display: "flex",
  gap: "4px",
  marginInlineStart: vars.space.large,
  "@media": {
    [belowTablet]: {
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      margin: 0,
      padding: "0 4px env(safe-area-inset-bottom)",
      background: vars.surface.card,
      borderTop: `1px solid ${vars.line.soft}`,
    },
  },
});

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 12px",
  borderRadius: vars.radius.card,
  fontWeight: 600,
  color: vars.text.soft,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.wash },
    "&[aria-current]": { color: vars.text.link, background: vars.surface.tint },
  },
  "@media": {
    [belowTablet]: {
      flex: "1 1 0",
      minWidth: 0,
      flexDirection: "column",
      justifyContent: "center",
      gap: 0,
      minHeight: vars.size.bottomBar,
      padding: "4px 2px",
      fontSize: vars.type.small,
      lineHeight: 1.2,
    },
  },
});

export const badge = style({
  "@media": {
    [belowTablet]: { position: "absolute", top: "2px", insetInlineStart: "calc(50% + 6px)" },
  },
});

// The phone's bar must not lie on the end of the page.
globalStyle(`body:has(${nav})`, {
  "@media": {
    [belowTablet]: { paddingBottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
});
