import { globalStyle, style } from "@vanilla-extract/css";
import { belowLargePhone } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  minHeight: "56px",
  padding: "4px 4px 4px 12px",
});
globalStyle(`${line} > svg`, { "@media": { [belowLargePhone]: { display: "none" } } });
globalStyle(`${line} > form`, { display: "flex", gap: vars.space.xxsmall });
// Beside two answers a sentence of two or three words fits a phone of 360 px.
globalStyle(`${line} > form > *`, { "@media": { [belowLargePhone]: { paddingInline: "8px" } } });
globalStyle(`${line} > form > :last-child`, { "@media": { [belowLargePhone]: { paddingInline: "4px" } } });

export const words = style({
  flex: "1 1 5em",
  fontSize: vars.type.small,
  fontWeight: 600,
  lineHeight: 1.25,
  color: vars.text.normal,
});
