import { style } from "@vanilla-extract/css";
import { vars } from "../../../../design/theme.css.ts";

/** Day, month and year in a row; with large letters in as many rows as they need. */
export const parts = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
export const day = style({ flex: "0 1 4.5em" });
export const month = style({ flex: "3 1 8em" });
export const year = style({ flex: "0 1 6.5em" });
export const partLabel = style({ display: "block", fontSize: vars.type.small, marginBottom: "2px" });
