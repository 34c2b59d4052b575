import { style } from "@vanilla-extract/css";
import { inner } from "../../ui/footer/footer.css.ts";
import { vars } from "../../design/theme.css.ts";

/** Below the inside of every footer, as wide. */
export const about = style([inner, { paddingTop: 0 }]);
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const mark = style({
  // A long one is broken where letters are large.
  minWidth: 0,
  overflowWrap: "anywhere",
  hyphens: "auto",
  padding: "4px 10px",
  border: `1px solid ${vars.line.soft}`,
  borderRadius: "6px",
  background: vars.surface.card,
  fontWeight: 600,
});
