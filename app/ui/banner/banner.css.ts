import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space.small,
  padding: "14px 16px",
  borderRadius: vars.radius.card,
});

export const tones = styleVariants(
  {
    info: vars.tone.info,
    success: vars.tone.success,
    warning: vars.tone.warning,
    danger: vars.tone.danger,
  },
  (tone) => [banner, { background: tone.surface, color: tone.text }],
);
globalStyle(`${banner} :is(a:not([class]),strong)`, { color: "inherit" });

export const words = style({ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${words} > strong`, { display: "block" });
// The summary of a refused form: each line is a target for a thumb.
globalStyle(`${words} li > a`, { display: "block", paddingBlock: "9px" });
