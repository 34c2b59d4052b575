import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";
import { filled, icon } from "../icon/icon.css.ts";

export const layout = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "6px" });
export const label = style({ fontWeight: 600, padding: 0, marginBottom: "6px" });
globalStyle(`${layout} > ${label}`, { margin: 0 });
export const hint = style({
  display: "block",
  fontSize: vars.type.small,
  fontWeight: 400,
  color: vars.text.soft,
});
export const error = style({
  display: "flex",
  gap: "6px",
  fontWeight: 600,
  color: vars.text.danger,
});
globalStyle(`${error} > ${icon}`, { marginTop: ".2em" });
globalStyle(`fieldset > ${hint},fieldset > ${error},${layout} ~ ${error}`, {
  marginTop: vars.space.xsmall,
});

export const input = style({
  width: "100%",
  minHeight: vars.size.field,
  padding: "8px 14px",
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.field,
  background: vars.surface.card,
  selectors: {
    "&[aria-invalid]": { borderColor: vars.text.danger },
    "&::placeholder": { color: vars.text.soft, opacity: 1 },
  },
});

/*
 * What was changed since, and is right as far as the browser can tell, is not shown as wrong any more; it is judged again when it is sent. A change
 * of one box says nothing of how many are ticked. The sentence keeps its place, so that nothing moves under a finger. Only pages that show an error have these rules; where React has taken the page over it says itself
 * what is wrong, in fields that were touched before.
 */
export const asServed = ":root:not([data-texts])";
globalStyle(`${asServed} :has(:user-valid:is(:required,:not([type=checkbox]))):not(:has(:invalid)) > ${error}`, {
  visibility: "hidden",
});
globalStyle(`${asServed} :has(> ${error}) ${input}:user-valid`, { borderColor: vars.line.strong });

/** Grows with its text where the browser can; there `rows` no longer counts, so the least height is given. */
export const box = style([
  input,
  { display: "block", resize: "vertical", minHeight: "84px", maxHeight: "60vh", fieldSizing: "content" },
]);
export const tallBox = style([box, { minHeight: "140px" }]);
export const withIcon = style([input, { paddingInlineStart: "46px" }]);
export const select = style([input, { appearance: "none", paddingInlineEnd: "44px" }]);

export const control = style({ position: "relative", display: "block" });
globalStyle(`${control} > ${icon},${control} > ${filled}`, {
  position: "absolute",
  insetInlineStart: "14px",
  top: 0,
  height: "100%",
  color: vars.text.soft,
  pointerEvents: "none",
});
globalStyle(`${select} + ${icon}`, { insetInline: "auto 12px" });

/** A script makes it ready. Its place is kept, so that nothing moves then; without scripts it has none. */
export const untilReady = style({
  "@media": { "(scripting: none)": { display: "none" } },
  selectors: { "&:not([data-ready])": { visibility: "hidden" } },
});
/** The browser's own button in it, as large as ours. */
export const file = style([
  input,
  {
    borderStyle: "dashed",
    "::file-selector-button": {
      minHeight: "40px",
      marginInlineEnd: vars.space.small,
      padding: "4px 14px",
      border: `2px solid ${vars.line.strong}`,
      borderRadius: vars.radius.field,
      background: vars.surface.tint,
      color: "inherit",
      font: "inherit",
      cursor: "pointer",
    },
  },
]);
