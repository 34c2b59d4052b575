import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const list = style({ display: "grid", gap: vars.space.small });
export const question = style({
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  minHeight: "60px",
  padding: "10px 16px",
  borderRadius: vars.radius.card,
  fontWeight: 600,
  lineHeight: 1.35,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.surface.wash },
  },
});
globalStyle(`${summary} > svg`, { flex: "none", color: vars.text.soft });
globalStyle(`${question}[open] > ${summary} > svg`, { transform: "rotate(180deg)" });
export const answer = style({
  padding: "4px 16px 16px",
  // The question stands above it when a link leads here.
  scrollMarginTop: "120px",
  overflowWrap: "anywhere",
});
globalStyle(`${answer} > p + p`, { marginTop: vars.space.small });
globalStyle(`${question} mark`, {
  borderRadius: "3px",
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
});
