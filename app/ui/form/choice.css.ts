import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../design/focus.ts";
import { vars } from "../../design/theme.css.ts";

export const cards = style({
  display: "grid",
  gap: vars.space.small,
  gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,13rem),1fr))",
});

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.size.target,
});

export const card = style([
  line,
  {
    minHeight: "60px",
    padding: "12px 16px",
    border: `2px solid ${vars.line.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    fontWeight: 600,
    selectors: {
      "&:hover": { background: vars.surface.wash },
      "&:has(:checked)": { borderColor: vars.action.primary, background: vars.surface.tint },
      "&:has([aria-invalid])": { borderColor: vars.text.danger },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);

export const mark = style({
  flex: "none",
  width: "26px",
  height: "26px",
  accentColor: vars.action.primary,
});
globalStyle(`${card} ${mark}`, { outline: 0 });
