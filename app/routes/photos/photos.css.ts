import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const section = style({ display: "grid", gap: vars.space.medium });

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,20rem),1fr))",
  gap: vars.space.medium,
  listStyle: "none",
  margin: 0,
  padding: 0,
});
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  selectors: {
    "&[data-dragged]": { zIndex: 1, position: "relative", pointerEvents: "none", boxShadow: vars.shadow.raised },
  },
});
/** Below the photo where letters are large or the window is narrow. */
export const words = style({
  display: "grid",
  flex: "1 1 7rem",
  gap: vars.space.small,
  justifyItems: "start",
  minWidth: 0,
});
export const status = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });

/** As high as the button was. */
export const insteadOfButton = style({ minHeight: vars.size.target, margin: 0 });

export const picture = style({ position: "relative", flex: "0 1 8rem" });
export const preparing = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "end center",
  padding: vars.space.small,
  textAlign: "center",
});
/** For pointers; the buttons do the same. */
export const handle = style({
  position: "absolute",
  insetBlockStart: "4px",
  insetInlineStart: "4px",
  display: "grid",
  placeItems: "center",
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.field,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
});
