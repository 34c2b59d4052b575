import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const ages = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "end",
  gap: vars.space.medium,
});
