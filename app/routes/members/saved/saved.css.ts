import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const list = style({ display: "grid", gap: vars.space.medium, margin: 0, padding: 0, listStyle: "none" });
export const name = style({ fontWeight: 700, fontSize: vars.type.large, overflowWrap: "anywhere" });
export const soft = style({ color: vars.text.soft });
export const rename = style({ display: "grid", gap: vars.space.small, paddingBlock: vars.space.small });
export const summary = style({
  minHeight: vars.size.target,
  alignContent: "center",
  fontWeight: 600,
  color: vars.text.link,
});
