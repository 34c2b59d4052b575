import { style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xsmall,
  "@media": { [belowTablet]: { columnGap: 0 } },
  borderBottom: `2px solid ${vars.line.soft}`,
});

export const tab = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 12px",
  marginBottom: "-2px",
  borderBottom: "4px solid transparent",
  fontWeight: 600,
  color: vars.text.soft,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.text.link },
    "&[aria-current]": { color: vars.text.link, borderColor: "currentColor" },
  },
  // Three words and two counts beside each other, in Dutch as well.
  "@media": { [belowTablet]: { paddingInline: "6px", gap: "4px", fontSize: vars.type.small } },
});

export const count = style({
  paddingInline: "7px",
  borderRadius: vars.radius.pill,
  background: vars.surface.tint,
  fontSize: vars.type.small,
});
