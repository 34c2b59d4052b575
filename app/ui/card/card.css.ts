import { style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const card = style({
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});

const stacked = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: vars.space.medium,
    padding: "20px",
  },
]);

export const paddings = {
  none: card,
  normal: stacked,
  large: style([stacked, { "@media": { [from.tablet]: { padding: vars.space.xlarge } } }]),
};
