import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const collage = style({
  display: "grid",
  gridTemplateColumns: "repeat(3,minmax(0,1fr))",
  gap: vars.space.small,
  "@media": { [from.tablet]: { gap: vars.space.medium, paddingBottom: "28px" } },
});
globalStyle(`${collage} > svg`, {
  width: "100%",
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  filter: vars.photo.filter,
});
// The middle column stands a little lower, as photos on a wall do.
globalStyle(`${collage} > :nth-child(3n+2)`, { "@media": { [from.tablet]: { translate: "0 28px" } } });
