import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Coral belongs to hearts, likes and matches. A block, so that it stays one where its words need two lines. */
export const fresh = style({
  display: "inline-block",
  padding: "0 8px",
  borderRadius: vars.radius.field,
  background: vars.action.heart,
  color: vars.action.heartText,
  fontSize: "0.834rem",
});

/** To the page of a match: as high as a finger needs, and above the link that the whole card is. */
export const match = style({ position: "relative", zIndex: 1, display: "inline-block", paddingBlock: "12px" });

export const lead = style({ position: "relative" });

/** Over the words of the lead: when a like arrives nothing moves. */
export const arrived = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  minHeight: "100%",
  paddingBlock: "10px",
  display: "flex",
  alignItems: "center",
  background: vars.surface.page,
  fontWeight: 700,
});
