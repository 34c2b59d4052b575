import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });
const advance = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.95)" } });

export const track = style({
  position: "fixed",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 100,
  // Throttle of spec §9: quick pages show no bar at all.
  animation: `${appear} 1ms 200ms both`,
  pointerEvents: "none",
});

/** Duration 5 s (spec §9). */
export const bar = style({
  height: 4,
  background: vars.action.primary,
  transformOrigin: "left",
  animation: `${advance} 5s ease-out both`,
});
