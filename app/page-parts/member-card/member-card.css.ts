import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const online = style({ color: vars.tone.success.text });
