import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 8px",
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
});

export const count = style({
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.pill,
  background: vars.surface.tint,
  fontSize: vars.type.small,
});
