import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** Who likes the member. */
export const liker = style({ fontSize: vars.type.large, fontWeight: 700 });
