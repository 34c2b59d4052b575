import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** As large before the photo is there as after. */
export const preview = style({
  display: "grid",
  placeItems: "center",
  placeContent: "center",
  width: "100%",
  height: "min(20rem,50svh)",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  textAlign: "center",
});
globalStyle(`${preview} > picture`, { width: "100%", height: "inherit", filter: vars.photo.filter });
globalStyle(`${preview} img`, { width: "100%", height: "100%", objectFit: "contain" });
globalStyle(`${preview} > p`, { padding: vars.space.medium });
globalStyle(`${preview} > button`, { justifySelf: "center" });

export const sending = style({
  display: "grid",
  gap: vars.space.xsmall,
  selectors: { "&[hidden]": { display: "none" } },
});
