import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";
import { filled } from "../../ui/icon/icon.css.ts";

// Back at the button that was pressed, its card in view too.
globalStyle("button:target", { scrollMarginTop: "50vh" });

globalStyle(`button > ${filled}`, { color: vars.action.heart });

/** Over what stands above the button: nothing moves. */
export const unsent = style({
  position: "absolute",
  insetInline: "8px",
  bottom: "100%",
  padding: "8px 10px",
  border: `1px solid ${vars.tone.danger.text}`,
  borderRadius: vars.radius.field,
  background: vars.surface.card,
  fontSize: vars.type.small,
  lineHeight: 1.3,
  color: vars.tone.danger.text,
});
