import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet, motionAllowed } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";
import { card as sheet } from "../../../ui/card/card.css.ts";

export const game = style({
  display: "grid",
  gap: vars.space.small,
  width: "100%",
  maxWidth: "440px",
  marginInline: "auto",
});

/** A finger drags it aside, and scrolls the page up and down. */
export const card = style([
  sheet,
  {
    position: "relative",
    paddingBottom: "14px",
    touchAction: "pan-y",
    userSelect: "none",
    "@media": { [motionAllowed]: { selectors: { "&:not([data-dragged])": { transition: "transform .15s" } } } },
  },
]);

/** The face, and both buttons with it in the first window of a phone. */
export const portrait = style({ display: "block", position: "relative" });
globalStyle(`${portrait} > :first-child`, {
  aspectRatio: "1",
  maxHeight: "min(46vh,420px)",
  width: "100%",
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${portrait} img`, { objectPosition: "50% 20%" });

/** Where the card goes when it is let go there: words on its edge. */
const lean = style({
  position: "absolute",
  top: vars.space.medium,
  padding: "6px 16px",
  border: "3px solid currentColor",
  borderRadius: vars.radius.field,
  background: vars.surface.card,
  fontSize: vars.type.large,
  fontWeight: 700,
  opacity: 0,
});
export const likes = style([lean, { insetInlineStart: vars.space.medium, color: vars.action.heart }]);
export const skips = style([lean, { insetInlineEnd: vars.space.medium, color: vars.text.soft }]);
globalStyle(`${card}[data-lean="like"] ${likes},${card}[data-lean="skip"] ${skips}`, { opacity: 1 });

export const name = style({ padding: "12px 16px 0", fontSize: vars.type.large, lineHeight: 1.25 });
export const facts = style({ paddingInline: "16px", lineHeight: 1.4 });

/** Two large buttons beside each other; they stay in reach on a phone. */
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.small,
  "@media": { [belowTablet]: { position: "sticky", bottom: `calc(${vars.size.bottomBar} + 8px)`, zIndex: 1 } },
});
globalStyle(`${buttons} > button`, { minHeight: "60px", width: "100%", fontSize: vars.type.normal });

export const beside = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
});
export const soft = style({ color: vars.text.soft });

/** Hours, minutes and seconds, once a script counts. */
export const countdown = style({ fontSize: vars.type.large, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
