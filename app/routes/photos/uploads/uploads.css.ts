import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";
import { empty } from "../../../ui/empty-state/empty-state.css.ts";

export const list = style({ display: "grid", gap: vars.space.medium, listStyle: "none", margin: 0, padding: 0 });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const problem = style({ color: vars.text.danger, fontWeight: 600 });
/** As high as a button while there is none: what has arrived keeps its height until the page shows it. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  minHeight: vars.size.target,
});
/** Announced from the first, so it is there while it is empty. */
export const arrived = style({ margin: 0, selectors: { "&:empty": { position: "absolute" } } });
// Photos on their way have the place of "No photos yet", so that nothing moves when they come and go.
globalStyle(`${list} ~ ${empty}`, { display: "none" });
