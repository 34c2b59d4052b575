import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** A state's words and its button. */
export const state = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.medium,
  // A long word in a button of large letters.
  overflowWrap: "anywhere",
  selectors: { "&[hidden]": { display: "none" } },
});
