import { globalStyle, style } from "@vanilla-extract/css";
import { belowLargePhone, from, lowWindow } from "../../../../design/breakpoints.ts";
import { vars } from "../../../../design/theme.css.ts";
import { icon } from "../../../../ui/icon/icon.css.ts";

export const composer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.xsmall,
  padding: "12px",
  paddingBottom: "calc(10px + env(safe-area-inset-bottom))",
  background: vars.surface.card,
  borderTop: `1px solid ${vars.line.soft}`,
});

/**
 * One row, on a phone with its keyboard up as well: the price stands in the button's second line there. With letters so large that
 * the field would have less than ten of them in a line, the button has a row of its own.
 */
export const form = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: vars.space.xsmall });
globalStyle(`${form} > div`, { flex: "1 1 7em", minWidth: 0 });
globalStyle(`${form} textarea`, { minHeight: vars.size.field, maxHeight: "35vh", resize: "none" });
globalStyle(`${form} > button`, {
  minHeight: vars.size.field,
  marginInlineStart: "auto",
  "@media": {
    [belowLargePhone]: {
      flexDirection: "column",
      gap: 0,
      maxWidth: "10em",
      padding: "2px 6px",
      lineHeight: 1.15,
      fontSize: vars.type.small,
    },
  },
});
// The price, in one line: 14 px.
globalStyle(`${form} > button > small`, { "@media": { [belowLargePhone]: { fontSize: "0.778rem", fontWeight: 400 } } });
globalStyle(`${form} > button > ${icon}`, { "@media": { [belowLargePhone]: { display: "none" } } });

/** In the button on a large window, below the field on a phone. */
export const money = style({ "@media": { [belowLargePhone]: { display: "none" } } });
export const each = style({ "@media": { [from.largePhone]: { display: "none" } } });

export const balance = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 16px",
  fontSize: vars.type.small,
  color: vars.text.soft,
});
globalStyle(`${balance} > a`, { paddingBlock: "10px", marginBlock: "-8px" });

/** Said before the first letter: with a keyboard up the conversation needs its room then. */
export const start = style([balance]);
globalStyle(`${composer}:has(textarea:not(:placeholder-shown)) > ${start}`, {
  "@media": { [lowWindow]: { display: "none" } },
});

/** In the last line, which is there before it comes: it moves nothing. That line is full on a phone, where it has one of its own above the field: the messages give way. */
export const left = style([
  balance,
  {
    position: "absolute",
    insetInlineEnd: "12px",
    bottom: "calc(10px + env(safe-area-inset-bottom))",
    background: vars.surface.card,
    "@media": {
      [belowLargePhone]: {
        selectors: { "&:not(:empty)": { position: "static", order: -1 } },
      },
    },
  },
]);
