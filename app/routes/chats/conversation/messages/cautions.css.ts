import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../../design/theme.css.ts";

/** At the side of the page and no bubble, so that nobody takes it for the other one's words. */
export const note = style({
  maxWidth: "min(86%,34rem)",
  marginBottom: vars.space.xsmall,
  paddingInlineStart: "12px",
  borderInlineStart: `4px solid ${vars.line.strong}`,
});
// What costs most comes first.
globalStyle(`${note} > p:first-of-type`, { fontWeight: 600 });
globalStyle(`${note} > a`, { display: "block", width: "fit-content", paddingBlock: "10px" });
