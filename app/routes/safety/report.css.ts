import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const photo = style({ display: "flex", alignItems: "center", gap: vars.space.small });

/** The beginning of a message: enough to know it again. */
export const message = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
