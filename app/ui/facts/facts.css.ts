import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const facts = style({ display: "grid" });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)",
  gap: "16px",
  paddingBlock: "10px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
});
export const term = style({ color: vars.text.soft, hyphens: "auto", overflowWrap: "anywhere" });
