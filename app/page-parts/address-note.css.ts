import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../design/theme.css.ts";

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  fontSize: vars.type.small,
  color: vars.text.soft,
});
globalStyle(`${note} > details[open]`, { flexBasis: "100%" });
globalStyle(`${note} summary`, { paddingBlock: "10px", fontWeight: 600, color: vars.text.link });
globalStyle(`${note} a`, { display: "inline-block", paddingBlock: "10px", marginInlineEnd: "16px" });
