import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../design/focus.ts";
import { vars } from "../../design/theme.css.ts";
import { asServed, error } from "./field.css.ts";

export const cards = style({
  display: "grid",
  gap: vars.space.small,
  gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,13rem),1fr))",
});

/** For labels of a word or two: beside each other on a phone as well, while each stays on one line. */
export const shortCards = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
globalStyle(`${shortCards} > label`, { flex: "1 1 auto", paddingInline: "clamp(8px,3vw,16px)" });

export const line = style({
  display: "flex",
  gap: vars.space.small,
  padding: "10px 0",
});
globalStyle(`${line} > span`, { overflowWrap: "anywhere" });

export const card = style([
  line,
  {
    alignItems: "center",
    minHeight: "60px",
    padding: "12px 16px",
    border: `2px solid ${vars.line.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    fontWeight: 600,
    selectors: {
      "&:hover": { background: vars.surface.wash },
      "&:has(:checked)": { borderColor: vars.action.primary, background: vars.surface.tint },
      "[aria-invalid] &": { borderColor: vars.text.danger },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);

// Drawn here: the browsers' own are small, and thin to older eyes.
const mark = style({
  appearance: "none",
  flex: "none",
  width: "28px",
  height: "28px",
  border: `2px solid ${vars.line.strong}`,
  background: vars.surface.card,
  cursor: "pointer",
  selectors: {
    "&:checked": { borderColor: vars.action.primary },
    "&[aria-invalid]": { borderColor: vars.text.danger },
  },
});
export const radio = style([mark, { borderRadius: "50%", selectors: { "&:checked": { borderWidth: "9px" } } }]);
export const checkbox = style([
  mark,
  {
    display: "grid",
    placeItems: "center",
    borderRadius: "8px",
    selectors: {
      "&:checked": { background: vars.action.primary },
      "&:checked::after": {
        content: "",
        width: "8px",
        height: "14px",
        marginTop: "-4px",
        border: `solid ${vars.action.primaryText}`,
        borderWidth: "0 3px 3px 0",
        rotate: "45deg",
      },
    },
  },
]);
globalStyle(`${card} ${mark}`, { outline: 0 });
// Mended since (field.css.ts).
globalStyle(`${asServed} :has(> ${error}):has(:user-valid) ${card}:not(:has(:checked))`, {
  borderColor: vars.line.strong,
});
globalStyle(`${asServed} :has(> ${error}):has(:user-valid) ${card}:has(:checked)`, {
  borderColor: vars.action.primary,
});
globalStyle(`${asServed} :has(> ${error}) ${checkbox}:user-valid`, { borderColor: vars.action.primary });

export const groups = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: vars.space.medium });
export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: "48px",
  padding: "6px 18px 6px 10px",
  border: `2px solid ${vars.line.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.card,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:hover": { background: vars.surface.wash },
    "&:has(:checked)": { borderColor: vars.action.primary, background: vars.surface.tint, fontWeight: 600 },
  },
});
