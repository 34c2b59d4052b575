import { globalStyle, style } from "@vanilla-extract/css";
import { lowWindow } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** What only a script can do. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** What a script does without. */
export const unscripted = style({ "@media": { "(scripting: enabled)": { display: "none" } } });

export const draft = style({ color: vars.text.link });

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
