import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet, from } from "../../../design/breakpoints.ts";
import { headingFace } from "../../../design/heading-face.css.ts";
import { vars } from "../../../design/theme.css.ts";
import { unsent } from "../../../page-parts/member-card/like-form.css.ts";
import { bar, home, inner, nav } from "../../../ui/top-bar/top-bar.css.ts";
import { region } from "../../../ui/toast/toast.css.ts";

const stack = { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" } as const;

export const profile = style({
  ...stack,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)", gap: vars.space.xlarge, alignItems: "start" },
  },
});
export const photoLink = style({ display: "block" });
export const words = style(stack);
export const name = style({ ...headingFace, fontSize: vars.type.xxlarge, lineHeight: 1.2 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  color: vars.text.soft,
});
export const online = style({
  padding: "0 10px",
  borderRadius: vars.radius.pill,
  background: vars.tone.success.surface,
  color: vars.tone.success.text,
});
export const head = style({ display: "grid", gap: vars.space.xsmall });

const fixedHere = `${belowTablet} and (min-height:480px)`;

/** Beside each other; on a phone the one bar that stays, at the bottom edge, unless the window is low. */
export const actions = style({
  display: "grid",
  // Below each other where large letters have no room.
  gridTemplateColumns: "repeat(auto-fit,minmax(min(6em,100%),1fr))",
  // Above them may stand why a like was not sent.
  position: "relative",
  gap: vars.space.small,
  "@media": {
    [fixedHere]: {
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      zIndex: 9,
      padding: "8px 16px calc(8px + env(safe-area-inset-bottom))",
      background: vars.surface.card,
      borderTop: `1px solid ${vars.line.soft}`,
    },
  },
});

/**
 * At the beginning of a page that has such actions: a slow page is painted before it is all there, and if its bars knew by the actions
 * themselves where to stand, they would move then.
 */
export const hasActions = style({});

// The site's own bars scroll with the page there; `html` outweighs their own rules.
const here = `html body:has(.${hasActions})`;
globalStyle(`${here} .${bar}`, { "@media": { [fixedHere]: { position: "relative" } } });
globalStyle(`${here} .${inner}`, { "@media": { [fixedHere]: { flexWrap: "wrap" } } });
globalStyle(`${here} .${home}`, { "@media": { [fixedHere]: { flex: "1 1 32px" } } });
globalStyle(`${here} .${nav}`, {
  "@media": {
    [fixedHere]: { position: "static", order: 1, width: "100%", paddingBottom: 0, borderTop: 0 },
  },
});

// Why a like was not sent: the bar has a row for it, rather than the words beside the name being covered.
globalStyle(`${actions} > form`, { "@media": { [fixedHere]: { display: "contents" } } });
globalStyle(`${actions} .${unsent}`, {
  "@media": { [fixedHere]: { position: "static", order: -1, gridColumn: "1/-1" } },
});
globalStyle(`html body:has(${actions} .${unsent})`, {
  "@media": { [fixedHere]: { paddingBottom: "calc(152px + env(safe-area-inset-bottom))" } },
});

/** 65 px, or 125 where two columns of 6em, the gap between them and the bar's sides are wider than the window. */
const heightOfActions = "clamp(65px,65px + (12rem + 44px - 100vw)*999,125px)";

// The end of the page stays above them.
globalStyle(here, {
  "@media": { [fixedHere]: { paddingBottom: `calc(${heightOfActions} + env(safe-area-inset-bottom))` } },
});

// Without a script a flash message stays until the next page: it must not cover them.
globalStyle(`body:has(.${hasActions}) .${region}`, {
  "@media": { [fixedHere]: { bottom: "calc(76px + env(safe-area-inset-bottom))" } },
});
