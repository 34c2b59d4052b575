import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Words begin at the top: centred, they would move when the rest of a slow page comes. */
export const me = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: vars.space.large });
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  flex: "1 1 12rem",
  minWidth: 0,
  justifyItems: "start",
  gap: vars.space.small,
  overflowWrap: "anywhere",
});

/** The menu's "settings" leads here: its heading is not to vanish behind the bar on top. */
export const settings = style({ display: "grid", gap: vars.space.medium, scrollMarginTop: "5rem" });
