import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const title = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall });
globalStyle(`${title} > svg`, { color: vars.action.heart });

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  justifyItems: "center",
  gap: vars.space.medium,
  textAlign: "center",
});
globalStyle(`${content} > *`, { justifySelf: "center" });

const together = keyframes({ from: { gap: "40px" } });
/** One portrait, or two that come together; the second one lies on the first. */
export const portraits = style({
  display: "flex",
  paddingInlineEnd: "24px",
  "@media": { [motionAllowed]: { animation: `${together} .18s ease-out` } },
});
globalStyle(`${portraits} > *`, {
  width: "min(144px,36vw)",
  marginInlineEnd: "-24px",
  border: `4px solid ${vars.surface.card}`,
});
