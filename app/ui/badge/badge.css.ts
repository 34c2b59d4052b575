import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const pill = style({
  flex: "none",
  display: "inline-block",
  minWidth: "1.6875em",
  padding: "0 .45em",
  borderRadius: vars.radius.pill,
  fontSize: vars.type.small,
  fontWeight: 700,
  lineHeight: 1.6875,
  textAlign: "center",
  whiteSpace: "nowrap",
});

const tones = {
  unread: vars.tone.unread,
  warning: vars.tone.warning,
  danger: { surface: vars.action.danger, text: vars.action.dangerText },
  info: vars.tone.info,
};

/** Each tone is a pair of surface and text that the tokens' contrast test has checked (AA). Spec §2, top bar. */
export const badge = styleVariants(tones, ({ surface, text }, tone) => [
  pill,
  { background: surface, color: text, boxShadow: tone === "warning" ? "inset 0 0 0 2px" : undefined },
]);
