import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** How far the second portrait lies over the first. */
const OVERLAP = "24px";

/** One portrait, or two that meet: the second one lies on the first. */
export const portraits = style({
  position: "relative",
  display: "flex",
  width: "fit-content",
  paddingInlineEnd: OVERLAP,
});
globalStyle(`${portraits} > *`, {
  width: "min(160px,38vw)",
  marginInlineEnd: `-${OVERLAP}`,
  border: `4px solid ${vars.surface.card}`,
});

const fromStart = keyframes({ from: { transform: "translateX(-40px)" } });
const fromEnd = keyframes({ from: { transform: "translateX(40px)" } });
const settled = keyframes({ from: { transform: "translate(-50%,-50%) scale(0)" } });

// By transforms: nothing around them moves. One alone stands still.
globalStyle(`${portraits} > :first-child:not(:only-child)`, {
  "@media": { [motionAllowed]: { animation: `${fromStart} .2s ease-out` } },
});
globalStyle(`${portraits} > :nth-child(2)`, {
  "@media": { [motionAllowed]: { animation: `${fromEnd} .2s ease-out` } },
});

/** Where the two meet, once they have. */
export const heart = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "50%",
  transform: "translate(-50%,-50%)",
  display: "grid",
  placeItems: "center",
  aspectRatio: 1,
  borderRadius: "50%",
  background: vars.action.heart,
  color: vars.action.heartText,
  "@media": { [motionAllowed]: { animation: `${settled} .18s .2s ease-out backwards` } },
});
globalStyle(`${portraits} > ${heart}`, { width: "48px", marginInlineEnd: 0 });
