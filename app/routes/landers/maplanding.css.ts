import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** By night the land is what is lighter, too. */
const NIGHT = "(prefers-color-scheme:dark)";

export const map = style({
  width: "100%",
  maxHeight: "420px",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  "@media": { [NIGHT]: { background: vars.surface.wash } },
});
/** Broad lines round off the coast, and make a point of a town that stands alone. */
export const land = style({
  fill: vars.surface.card,
  stroke: vars.surface.card,
  strokeWidth: 16,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [NIGHT]: { fill: vars.surface.tint, stroke: vars.surface.tint } },
});
export const region = style({ fill: vars.tone.unread.surface });
export const number = style({ fill: vars.tone.unread.text, fontSize: "14px", fontWeight: 700, textAnchor: "middle" });
export const regions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,13rem),1fr))",
  columnGap: vars.space.large,
});
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderBottom: `1px solid ${vars.line.soft}`,
});
export const more = style({ paddingBlock: vars.space.small, fontWeight: 600, color: vars.text.link });
