import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop, from, lowWindow } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** What only a script can do. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** What a script does without. */
export const unscripted = style({ "@media": { "(scripting: enabled)": { display: "none" } } });

const withoutScript = "(scripting: none)";

/**
 * At the lower edge, wherever the removed row stood: it moves no other row from under a thumb. Without a script the whole page comes
 * anew, and it stands in it.
 */
export const removed = style({
  position: "fixed",
  zIndex: 5,
  insetInline: 0,
  bottom: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
  width: `min(${vars.size.reading},100% - 24px)`,
  marginInline: "auto",
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  "@media": {
    [lowWindow]: { bottom: "12px" },
    [from.desktop]: { bottom: vars.space.large },
    [withoutScript]: { position: "static", width: "auto", marginInline: 0 },
  },
});
// What stands last can be scrolled out from below it.
globalStyle(`body:has(${removed})`, { "@media": { [belowDesktop]: { paddingBottom: "152px" } } });

export const search = style({ display: "flex", gap: vars.space.xsmall });
globalStyle(`${search} > div`, { flex: 1 });

export const nobody = style({ display: "grid", justifyItems: "start", gap: vars.space.medium });

export const searched = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" });

/** Two panes from 992 px, as beside a conversation: the list, and the way back to the one that was open last. */
export const panes = style({
  "@media": {
    [from.desktop]: { display: "grid", gridTemplateColumns: "24rem minmax(0,1fr)", gap: "32px", alignItems: "start" },
  },
});
globalStyle(`main:has(> ${panes})`, { "@media": { [from.desktop]: { maxWidth: `calc(${vars.size.page} + 48px)` } } });

export const last = style({
  display: "none",
  "@media": {
    [from.desktop]: {
      display: "grid",
      justifyItems: "center",
      gap: vars.space.small,
      position: "sticky",
      top: "96px",
      padding: "48px 24px",
      borderRadius: vars.radius.card,
      background: vars.surface.wash,
      textAlign: "center",
    },
  },
});
globalStyle(`${last} > a`, { justifySelf: "center" });

/** Below the words of the conversation that was open last, in their column. */
export const opened = style({
  order: 1,
  flexBasis: "100%",
  padding: "0 16px 10px 92px",
  marginTop: "-10px",
  fontSize: vars.type.small,
  color: vars.text.soft,
});
globalStyle(`li:has(> ${opened})`, { flexWrap: "wrap" });
