import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.medium,
  // As wide from the start as it will be: what is centred would move with each word that arrives.
  width: "100%",
  maxWidth: "30rem",
  marginInline: "auto",
  padding: "32px 16px",
  textAlign: "center",
});
globalStyle(`${empty} > *`, { justifySelf: "center" });
export const mark = style({
  padding: "20px",
  borderRadius: vars.radius.pill,
  background: vars.tone.info.surface,
  color: vars.tone.info.text,
});
