import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const title = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall });
globalStyle(`${title} > svg`, { color: vars.action.heart });

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  justifyItems: "center",
  gap: vars.space.medium,
  textAlign: "center",
});
globalStyle(`${content} > *`, { justifySelf: "center" });
