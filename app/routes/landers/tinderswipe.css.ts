import { globalStyle, style } from "@vanilla-extract/css";
import { from, motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** Whether one can tell what is chosen inside a card: older browsers cannot, and show no deck. */
const DECK = "selector(:has(*))";

export const deck = style({ maxWidth: "26rem", marginInline: "auto", overflow: "clip", overflowClipMargin: "16px" });
export const title = style({ paddingBottom: vars.space.medium, textAlign: "center" });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.medium,
  "@supports": { [DECK]: { paddingBottom: "16px" } },
});
export const last = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.medium,
  gridTemplateRows: "minmax(100px,1fr)",
  padding: "16px",
  borderRadius: "20px",
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  "@supports": { [DECK]: { gridArea: "1/1" } },
});
globalStyle(`${last}`, { "@media": { [from.tablet]: { gridTemplateRows: "minmax(230px,1fr)" } } });
/** In front of the one after it, and gone once it is answered; but not while the keyboard is in it. */
export const card = style([
  last,
  {
    "@supports": { [DECK]: { zIndex: 2 } },
    "@media": {
      [motionAllowed]: { transition: "translate .5s ease-in,rotate .5s ease-in,opacity .5s ease-in,visibility 0s .5s" },
    },
  },
]);
globalStyle(`${card} + ${card}`, {
  "@supports": { [DECK]: { zIndex: 1, rotate: "2deg", translate: "4px 8px" } },
});
globalStyle(`${card} ~ ${last}:last-child`, { "@supports": { [DECK]: { rotate: "-1.5deg", translate: "-3px 12px" } } });
globalStyle(`${card}:focus-within,${last}:focus-within`, { "@supports": { [DECK]: { zIndex: 3 } } });
const answered = `${card}:has(:checked):not(:has(:focus-visible))`;
globalStyle(answered, {
  "@supports": { [DECK]: { visibility: "hidden", opacity: 0, translate: "70% -10%", rotate: "12deg" } },
});
globalStyle(`${answered}:has(label:first-child :checked)`, {
  "@supports": { [DECK]: { translate: "-70% -10%", rotate: "-12deg" } },
});
// The card that comes to the top lies straight.
globalStyle(`${answered} + *,${card}:focus-within,${last}:focus-within`, {
  "@supports": { [DECK]: { rotate: "none", translate: "none" } },
});
// Nothing to go back to yet.
globalStyle(`${cards}:not(:has(:checked)) + button`, { "@supports": { [DECK]: { visibility: "hidden" } } });
export const pair = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.small });
globalStyle(`${pair} > svg`, {
  width: "100%",
  height: "100%",
  contain: "size", // as high as its card leaves room for
  borderRadius: vars.radius.card,
  filter: vars.photo.filter,
});
