import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const steps = style({ display: "flex", flexWrap: "wrap", gap: "6px" });
export const label = style({ width: "100%", fontWeight: 600, color: vars.text.soft });
export const step = style({
  flex: 1,
  height: "8px",
  borderRadius: vars.radius.pill,
  background: vars.surface.tint,
});
export const done = style([step, { background: vars.action.primary }]);
