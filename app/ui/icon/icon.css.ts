import { globalStyle, style } from "@vanilla-extract/css";

/** The strokes are styled here, not in attributes: a page shows dozens of icons. */
export const icon = style({});
export const filled = style([icon, {}]);

// `:where`, so that a place may give its own size; an icon that was told its size has it as attributes.
globalStyle(`:where(.${icon}:not([width]))`, { width: "1.334rem", height: "1.334rem" });
globalStyle(`.${icon}`, {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
globalStyle(`.${filled}`, { fill: "currentColor" });
