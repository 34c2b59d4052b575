import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const ways = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: vars.space.medium });
