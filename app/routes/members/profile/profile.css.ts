import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet, from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";
import { unsent } from "../../../page-parts/member-card/like-form.css.ts";
import { region } from "../../../ui/toast/toast.css.ts";

const stack = { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" } as const;

export const profile = style({
  ...stack,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)", gap: vars.space.xlarge, alignItems: "start" },
  },
});
export const portrait = style({
  position: "relative",
  "@media": { [from.tablet]: { position: "sticky", top: "88px" } },
});
// On a phone the name has to be in the first window too.
globalStyle(`${portrait} > span:first-child,${portrait} picture`, {
  "@media": { [belowTablet]: { aspectRatio: "1", maxHeight: "60vh", width: "100%" } },
});
export const photoLink = style({ display: "block" });
export const words = style(stack);
export const name = style({ fontSize: vars.type.xxlarge, fontWeight: 700, lineHeight: 1.2 });
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
export const about = style({ whiteSpace: "pre-line" });

const fixedHere = `${belowTablet} and (min-height:480px)`;

/** Beside each other; on a phone above the menu at the bottom edge, unless the window is too low for both. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(2,minmax(0,1fr))",
  // Above them may stand why a like was not sent.
  position: "relative",
  gap: vars.space.small,
  "@media": {
    [fixedHere]: {
      position: "fixed",
      insetInline: 0,
      bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
      zIndex: 9,
      padding: "8px 16px",
      background: vars.surface.card,
      boxShadow: vars.shadow.raised,
    },
  },
});

// Why a like was not sent: the bar has a row for it, rather than the words beside the name being covered.
globalStyle(`${actions} > form`, { "@media": { [fixedHere]: { display: "contents" } } });
globalStyle(`${actions} .${unsent}`, {
  "@media": { [fixedHere]: { position: "static", order: -1, gridColumn: "1/-1" } },
});
globalStyle(`html body:has(${actions} .${unsent})`, {
  "@media": { [fixedHere]: { paddingBottom: `calc(${vars.size.bottomBar} + 152px + env(safe-area-inset-bottom))` } },
});

// The end of the page stays above them; `html` outweighs the top bar's own rule.
globalStyle(`html body:has(${actions})`, {
  "@media": {
    [fixedHere]: { paddingBottom: `calc(${vars.size.bottomBar} + 64px + env(safe-area-inset-bottom))` },
  },
});

// Without a script a flash message stays until the next page: it must not cover them.
globalStyle(`body:has(${actions}) .${region}`, {
  "@media": { [fixedHere]: { bottom: `calc(${vars.size.bottomBar} + 76px + env(safe-area-inset-bottom))` } },
});

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(46%,200px),1fr))",
  gap: vars.space.small,
});
export const picture = style({ position: "relative" });
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
