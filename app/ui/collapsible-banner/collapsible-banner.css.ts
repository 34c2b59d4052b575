import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 12px",
  fontSize: vars.type.small,
  fontWeight: 600,
  listStyle: "none",
});
globalStyle(`${summary} > span`, { flex: 1, color: vars.text.normal });
globalStyle(`[open] > ${summary} > :last-child`, { rotate: "180deg" });

export const rest = style({
  display: "grid",
  gap: vars.space.small,
  padding: "0 16px 14px",
  color: vars.text.normal,
  overflowWrap: "anywhere",
});
