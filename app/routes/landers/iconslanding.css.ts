import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.small,
  alignContent: "start",
  "@media": { [from.desktop]: { gap: vars.space.medium } },
});
export const question = style({
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
globalStyle(`${question} > summary`, {
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: "64px",
  padding: "8px 16px 8px 12px",
  borderRadius: vars.radius.card,
  fontWeight: 600,
  lineHeight: 1.3,
  "@media": { [from.desktop]: { minHeight: "84px", fontSize: vars.type.large } },
});
globalStyle(`${question} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${question} > summary:hover`, { background: vars.surface.wash });
globalStyle(`${question} > p`, {
  padding: "4px 16px 18px 76px",
  "@media": { "(max-width:575px)": { paddingInlineStart: "16px" } },
});
export const round = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "52px",
  height: "52px",
  borderRadius: "50%",
  background: vars.tone.info.surface,
  color: vars.tone.info.text,
});
globalStyle(`${question}:nth-child(2n) ${round}`, {
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
});
globalStyle(`${question}:nth-child(3n) ${round}`, {
  background: vars.tone.success.surface,
  color: vars.tone.success.text,
});
export const more = style({ flex: "none", marginInlineStart: "auto", color: vars.text.soft });
globalStyle(`[open] > summary > ${more}`, { rotate: "180deg" });
