import { style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2,minmax(0,1fr))",
  alignItems: "end",
  gap: "16px",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2,minmax(0,1fr)) 7rem 7rem auto" } },
});

/** On a phone as wide as the form: a country's name, and the button's words, need the room. */
export const wide = style({ gridColumn: "1 / -1", "@media": { [from.tablet]: { gridColumn: "auto" } } });

/** Small and close together: how many there are is what they say. */
export const blurs = style({
  display: "grid",
  gridTemplateColumns: "repeat(6,minmax(0,1fr))",
  gap: vars.space.xsmall,
});
export const profile = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: "20px",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)", gap: vars.space.xlarge, alignItems: "start" },
  },
});
export const portrait = style({ position: "relative" });
export const words = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" });
