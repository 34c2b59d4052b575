import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const line = style({ margin: 0, padding: `10px ${vars.space.medium}`, textAlign: "center", fontWeight: 700 });
