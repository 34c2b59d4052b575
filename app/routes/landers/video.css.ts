import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { from, motionUnwanted } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";
import { light } from "../../design/tokens.ts";

/** As in a small cinema: the words above, the film wide, and the form beside it. */
export const cinema = style({
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0,1.65fr) minmax(0,1fr)",
      columnGap: vars.space.xxlarge,
      alignItems: "start",
    },
  },
});
export const words = style({ "@media": { [from.desktop]: { gridColumn: "span 2" } } });
const leave = keyframes({ to: { visibility: "hidden" } });
/**
 * Chromium turns a circle in the middle for a second before it finds that nothing is to be loaded. Who wants nothing to move
 * sees the same picture there meanwhile.
 */
export const frame = style({
  position: "relative",
  filter: vars.photo.filter,
  "@media": {
    [motionUnwanted]: {
      "::after": {
        content: "",
        position: "absolute",
        inset: 0,
        background: "url(/film/poster.webp) 0/cover",
        clipPath: "circle(50px)",
        pointerEvents: "none",
        animation: `${leave} 0s 2s forwards`,
      },
    },
  },
});
export const film = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "8/5",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
  boxShadow: vars.shadow.card,
});
// A twentieth of the film's height by itself, which is ten pixels on a phone.
globalStyle(`${film}::cue`, { fontSize: vars.type.small, "@media": { [from.tablet]: { fontSize: vars.type.normal } } });
// Chromium's own is small and dark below a bright picture; other browsers have a large one.
globalStyle(`${film}::-webkit-media-controls-play-button`, {
  minWidth: vars.size.target,
  height: vars.size.target,
  marginInline: "6px",
  borderRadius: "50%",
  backgroundColor: light.action.primary,
  backgroundSize: "34px",
});
export const scenes = style({
  display: "grid",
  gap: vars.space.small,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2,minmax(0,1fr))", columnGap: vars.space.large } },
});
export const scene = style({ display: "flex", gap: vars.space.small, lineHeight: 1.4 });
export const number = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "32px",
  height: "32px",
  borderRadius: "50%",
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
  fontWeight: 700,
});
