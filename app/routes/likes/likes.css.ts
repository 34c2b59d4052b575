import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** New likes carry the colour of everything unread (spec §1, theme). */
export const fresh = style({
  padding: "2px 10px",
  borderRadius: vars.radius.pill,
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
});
