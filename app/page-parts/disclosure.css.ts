import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../design/theme.css.ts";

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
