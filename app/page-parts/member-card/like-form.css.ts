import { globalStyle, style } from "@vanilla-extract/css";
import { motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";
import { filled } from "../../ui/icon/icon.css.ts";

// Back at the button that was pressed, or at the card that was looked at: all of it in view. A script's links have no target.
globalStyle("button[aria-pressed]", { scrollMarginTop: "50vh" });

globalStyle(`button > ${filled}`, { color: vars.action.heart });
// Pressed, the heart is small, and settles when it is let go: no heart moves by itself when a page comes.
globalStyle("button[aria-pressed] > svg", {
  "@media": { [motionAllowed]: { transition: "scale .18s cubic-bezier(.3,2.4,.6,1)" } },
});
globalStyle("button[aria-pressed]:active > svg", { "@media": { [motionAllowed]: { scale: ".7" } } });

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
