import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** Apart from the list's: the rows stand beside a conversation too, whose page is near its limit (P7). */
export const draft = style({ color: vars.text.link });
