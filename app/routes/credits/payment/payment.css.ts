import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** Ways on below a result, as centred as its words. */
export const ways = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space.small });
