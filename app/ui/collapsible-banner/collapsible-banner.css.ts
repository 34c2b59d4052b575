import { globalStyle, style } from "@vanilla-extract/css";
import { belowLargePhone } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const banner = style({ position: "relative" });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 12px",
  fontSize: vars.type.small,
  fontWeight: 600,
  lineHeight: 1.25,
  listStyle: "none",
});
export const title = style({ flex: 1, minWidth: 0, color: vars.text.normal });
globalStyle(`[open] > ${summary} > ${title} + svg`, { rotate: "180deg" });

/** A button cannot stand within a `summary`: its text, unseen, keeps the place that it lies on. */
export const room = style({ display: "grid", visibility: "hidden", whiteSpace: "nowrap", padding: "0 10px" });
globalStyle(`${room} > *`, { gridArea: "1/1" });
export const action = style({
  position: "absolute",
  top: "2px",
  insetInlineEnd: "4px",
  display: "flex",
  alignItems: "center",
  minHeight: "44px",
  fontSize: vars.type.small,
});
globalStyle(`${action} > span`, { padding: "0 16px", color: vars.text.soft });
// On a phone the words need what the icon and wide gaps would take.
globalStyle(`${summary}:has(${room})`, { "@media": { [belowLargePhone]: { gap: vars.space.xxsmall } } });
globalStyle(`${summary}:has(${room}) > svg:first-child`, { "@media": { [belowLargePhone]: { display: "none" } } });

export const rest = style({
  display: "grid",
  gap: vars.space.small,
  padding: "0 16px 14px",
  color: vars.text.normal,
  overflowWrap: "anywhere",
});
