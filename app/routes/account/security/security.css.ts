import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const address = style({ fontWeight: 600, overflowWrap: "anywhere" });

/** Beside the address: a word about it with an icon. */
export const state = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall, color: vars.text.soft });

export const devices = style({ display: "grid" });
export const device = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
});
export const words = style({ flex: "1 1 12rem", minWidth: 0 });
export const name = style({ fontWeight: 600 });
export const detail = style({ fontSize: vars.type.small, color: vars.text.soft });
