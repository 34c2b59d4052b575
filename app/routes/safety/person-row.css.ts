import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const list = style({ marginBlock: 0 });

/** The face, the words, and the button behind them; below them where there is no room. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
});
export const words = style({ flex: "1 1 9em", minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: 600 });
export const since = style({ fontSize: vars.type.small, color: vars.text.soft });
