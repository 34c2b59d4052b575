import { globalStyle, style } from "@vanilla-extract/css";
import { from, lowWindow } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** What only a script can do. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** What a script does without. */
export const unscripted = style({ "@media": { "(scripting: enabled)": { display: "none" } } });

/** Below the bar, wherever the removed row stood. */
export const removed = style({
  position: "sticky",
  top: "73px",
  zIndex: 5,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  "@media": { [lowWindow]: { top: "8px" } },
});

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

/** Above the row of the conversation that was open last. */
export const opened = style({
  order: -1,
  flexBasis: "100%",
  padding: "8px 16px 0",
  marginBottom: "-8px",
  fontSize: vars.type.small,
  color: vars.text.soft,
});
globalStyle(`li:has(> ${opened})`, { flexWrap: "wrap" });
