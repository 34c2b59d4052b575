import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xsmall });

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: "4px 14px",
  borderRadius: vars.radius.pill,
  background: vars.tone.info.surface,
  color: vars.tone.info.text,
});

export const link = style([
  chip,
  {
    minHeight: "44px",
    paddingInlineEnd: "10px",
    fontWeight: 600,
    textDecoration: "none",
    selectors: { "&:hover": { textDecoration: "underline" } },
  },
]);
