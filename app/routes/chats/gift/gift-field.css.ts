import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../../design/focus.ts";
import { vars } from "../../../design/theme.css.ts";

/** Once a gift is chosen, none is missing. */
export const field = style({});
globalStyle(`${field}:has(:checked) > p`, { display: "none" });

export const gifts = style({
  display: "grid",
  gap: vars.space.small,
  gridTemplateColumns: "repeat(auto-fill,minmax(7.2rem,1fr))",
});

export const gift = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space.xsmall,
  padding: "12px 6px",
  border: `2px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  fontSize: vars.type.small,
  lineHeight: 1.25,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.surface.wash },
    "&:has(:checked)": { borderColor: vars.action.primary, background: vars.surface.tint, fontWeight: 600 },
    "[aria-invalid]:not(:has(:checked)) &": { borderColor: vars.text.danger },
    "&:has(:focus-visible)": focusRing,
  },
});

/** Over the whole card, so that it is found by a finger as by a screen reader. */
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });
