import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const text = style({ whiteSpace: "pre-line" });

/** Words that lead into the chat: as wide as its card, so that a thumb finds it. */
export const question = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.size.target,
  padding: "10px 12px 10px 16px",
  borderRadius: vars.radius.card,
  background: vars.surface.wash,
  fontWeight: 600,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { background: vars.surface.tint } },
});
