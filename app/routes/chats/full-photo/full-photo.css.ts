import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** As high before the photo is there as after, whatever its shape; never higher than the window shows. */
export const frame = style({
  display: "block",
  width: "100%",
  height: "min(70svh,115vw)",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  filter: vars.photo.filter,
});
globalStyle(`${frame} > img`, { width: "100%", height: "100%", objectFit: "contain" });

export const words = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const details = style({ color: vars.text.soft });
