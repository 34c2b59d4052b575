import { globalStyle, style } from "@vanilla-extract/css";
import { from, motionAllowed } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

export const portrait = style({
  position: "relative",
  "@media": { [from.tablet]: { position: "sticky", top: "88px" } },
});

export const frame = style({ position: "relative" });
/** One photo wide; the others lie beside it and are pushed on. */
export const strip = style({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  borderRadius: vars.radius.card,
  "@media": { [motionAllowed]: { scrollBehavior: "smooth" } },
});
export const slide = style({
  position: "relative",
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
  // A link to it leaves the top of the page where it is.
  scrollMarginTop: "50vh",
  background: vars.surface.tint,
});
// On a phone the name has to be in the first window too. In a low window the photo grows narrow before it loses its head.
globalStyle(`${slide} > :first-child > picture,${slide} > span:first-child`, {
  width: "min(100%,60vh)",
  marginInline: "auto",
  aspectRatio: "1",
  "@media": { [from.tablet]: { width: "min(100%,64vh)", aspectRatio: "4/5" } },
});
globalStyle(`${slide} img`, { objectPosition: "50% 20%" });
globalStyle(`${slide} > a`, { outlineOffset: "-4px !important" });

const arrow = style({
  position: "absolute",
  top: "calc(50% - 24px)",
  display: "grid",
  placeItems: "center",
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: "50%",
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
export const previous = style([arrow, { insetInlineStart: "8px" }]);
export const next = style([arrow, { insetInlineEnd: "8px" }]);

export const count = style({
  position: "absolute",
  insetInlineEnd: "8px",
  bottom: "8px",
  padding: "2px 10px",
  borderRadius: vars.radius.pill,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  fontSize: vars.type.small,
  fontWeight: 600,
});
export const lock = style({
  position: "absolute",
  inset: 0,
  margin: "auto",
  width: "56px",
  height: "56px",
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  background: vars.surface.card,
});

export const dots = style({ display: "flex", justifyContent: "center" });
export const dot = style({
  flex: "0 1 44px",
  height: "44px",
  display: "grid",
  placeItems: "center",
  selectors: {
    "&::before": {
      content: "",
      width: "12px",
      height: "12px",
      borderRadius: "50%",
      border: `2px solid ${vars.line.strong}`,
    },
  },
});
/** Only a script knows which one is shown. */
export const shownDot = style([
  dot,
  {
    selectors: { "&::before": { background: vars.line.strong } },
    "@media": { "(scripting: none)": { selectors: { "&::before": { background: "none" } } } },
  },
]);
