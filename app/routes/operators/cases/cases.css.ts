import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const words = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const details = style({ fontSize: vars.type.small, color: vars.text.soft });
export const messages = style({
  display: "grid",
  gap: vars.space.medium,
  marginBlock: 0,
  paddingInlineStart: 0,
  listStyle: "none",
});
/** What the report is about. */
export const named = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.action.primary}`,
});
export const photos = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
/** Whole, never cropped. */
export const photo = style({ maxWidth: "100%", maxHeight: "60vh", borderRadius: vars.radius.card });
