import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)" });
/** Beside each other where both have room for their longest words; else the term stands above its value. */
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: "2px 16px",
  paddingBlock: "10px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
  "@media": { "(min-width:30em)": { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)" } },
});
export const term = style({ color: vars.text.soft });
