import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const address = style({ fontWeight: 600, overflowWrap: "anywhere" });

/** Beside the address: a word about it with an icon. */
export const state = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall, color: vars.text.soft });

/** A form that waits behind its own line: the page stays calm, and it opens without a script. */
export const fold = style({});
export const opener = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  minHeight: vars.size.target,
  fontWeight: 600,
  color: vars.text.link,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${fold}[open] > * + *`, { marginTop: vars.space.medium });
globalStyle(`${fold}[open] > ${opener} > svg`, { transform: "rotate(180deg)" });

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
