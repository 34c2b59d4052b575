import { style } from "@vanilla-extract/css";
import { vars } from "../design/theme.css.ts";

export const status = style({ marginTop: vars.space.medium });
