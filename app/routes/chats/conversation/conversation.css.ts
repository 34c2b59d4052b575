import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop, from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";
import { bar, nav } from "../../../ui/top-bar/top-bar.css.ts";

/**
 * Room for header, some words and the field, as on a phone with its keyboard up. A lower window (a strong zoom) scrolls
 * as a whole.
 */
export const tallEnough = "(min-height:320px)";

export const page = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: "calc(46rem + 2px)",
  marginInline: "auto",
  background: vars.surface.card,
  "@media": {
    [tallEnough]: { flex: "1 1 0", minHeight: 0 },
    [from.tablet]: { borderInline: `1px solid ${vars.line.soft}` },
  },
});

export const foot = style({ padding: "16px", borderTop: `1px solid ${vars.line.soft}`, textAlign: "center" });

export const closed = style([foot, { display: "grid", gap: vars.space.small }]);
globalStyle(`${closed} > a`, { justifySelf: "center" });

/** Two panes from 992 px: the list, and the conversation. Below, and without a list, the conversation alone. */
const twoPanes = `${from.desktop} and ${tallEnough}`;
export const panes = style({
  display: "contents",
  "@media": {
    [twoPanes]: {
      flex: "1 1 0",
      minHeight: 0,
      display: "flex",
      justifyContent: "center",
      width: "100%",
      maxWidth: `calc(${vars.size.page} + 48px)`,
      marginInline: "auto",
    },
  },
});
export const beside = style({
  display: "none",
  "@media": {
    [twoPanes]: {
      display: "block",
      flex: "0 0 22rem",
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: vars.surface.card,
      borderInlineStart: `1px solid ${vars.line.soft}`,
    },
  },
});
globalStyle(`${beside} > ul,${beside} li`, { borderRadius: "0 !important", boxShadow: "none" });
globalStyle(`${beside} li:has([aria-current])`, { background: vars.surface.tint });
globalStyle(`${beside} + ${page}`, { maxWidth: "none", marginInline: 0 });

// The chat fills the window: no footer, and below 992 px no menus and account
// alerts either (spec §2, chat layout), installed or not. Its header has the way back.
globalStyle(`body:has(> ${panes})`, {
  "@media": { [tallEnough]: { display: "flex", flexDirection: "column", height: "100dvh", padding: 0 } },
});
globalStyle(`body:has(> ${panes}) > footer`, { display: "none" });
globalStyle(`body:has(> ${panes}) :is(${bar},${nav}),body:has(> ${panes}) > div:not([role],${panes})`, {
  "@media": { [belowDesktop]: { display: "none" } },
});
