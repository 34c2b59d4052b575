import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Its columns stand beside each other on a phone too: letters grow as far as there is room. */
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: "min(1rem,6.2vw)" });
export const cell = style({
  padding: "10px 14px 10px 0",
  textAlign: "start",
  fontWeight: "inherit",
  borderBottom: `1px solid ${vars.line.soft}`,
});
export const head = style([cell, { fontWeight: 600 }]);
