import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const table = style({ width: "100%", borderCollapse: "collapse" });
export const cell = style({
  padding: "10px 8px 10px 0",
  textAlign: "start",
  fontWeight: "inherit",
  borderBottom: `1px solid ${vars.line.soft}`,
});
