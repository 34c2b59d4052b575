import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const pulse = keyframes({ from: { opacity: 0.4 }, to: { opacity: 1 } });

export const track = style({
  display: "block",
  width: "100%",
  height: 12,
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.surface.tint,
});

const filled = { background: vars.action.primary, borderRadius: vars.radius.pill };

export const native = style([
  track,
  {
    appearance: "none",
    selectors: {
      "&::-webkit-progress-bar": { background: vars.surface.tint },
      "&::-webkit-progress-value": filled,
      "&::-moz-progress-bar": filled,
    },
  },
]);

export const indicator = style({
  ...filled,
  width: "100%",
  height: "100%",
  transformOrigin: "left",
  "@media": { "(prefers-reduced-motion: no-preference)": { transition: "transform 180ms ease-out" } },
  selectors: {
    // Nobody knows how long it takes: the whole bar, quietly.
    "&[data-state=indeterminate]": {
      opacity: 0.6,
      "@media": {
        "(prefers-reduced-motion: no-preference)": { animation: `${pulse} 1s ease-in-out infinite alternate` },
      },
    },
  },
});
