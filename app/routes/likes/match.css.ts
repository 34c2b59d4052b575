import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const title = style({ display: "block", textAlign: "center" });

/** The two faces and what to do about it, one below the other. */
export const match = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  justifyItems: "center",
  gap: vars.space.medium,
  textAlign: "center",
});

// What can be done stands in the middle, too, where it needs two lines.
globalStyle(`${match} > :last-child`, { justifyContent: "center" });
