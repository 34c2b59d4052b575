import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const line = style({ display: "block", color: vars.text.normal });
