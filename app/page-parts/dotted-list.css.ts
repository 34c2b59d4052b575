import { style } from "@vanilla-extract/css";
import { vars } from "../design/theme.css.ts";

/** Whole sentences below each other, each with its dot and some air. Lists with a class have no dots otherwise. */
export const list = style({
  display: "grid",
  // As wide as there is room: a long address breaks.
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.small,
  selectors: { "&&": { listStyle: "disc", paddingInlineStart: "1.2em" } },
});
