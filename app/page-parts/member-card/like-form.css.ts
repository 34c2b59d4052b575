import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";
import { filled } from "../../ui/icon/icon.css.ts";

// Back at the button that was pressed, its card in view too.
globalStyle("button:target", { scrollMarginTop: "50vh" });

globalStyle(`button > ${filled}`, { color: vars.action.heart });

/** Under the button, as wide as its card. */
export const unsent = style({
  marginTop: "6px",
  fontSize: vars.type.small,
  lineHeight: 1.3,
  color: vars.tone.danger.text,
});
