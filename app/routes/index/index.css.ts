import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

const wrap = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.large,
  maxWidth: "1188px",
  margin: "0 auto",
  padding: "32px clamp(16px,2vw,24px)",
  "@media": { [from.tablet]: { paddingBlock: "48px" } },
});

export const band = style({ background: vars.surface.wash });
export const hero = style([
  wrap,
  {
    alignItems: "center",
    "@media": {
      [from.desktop]: { gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)", columnGap: vars.space.xxxlarge },
    },
  },
]);
export const words = style({ display: "grid", gap: vars.space.medium, justifyItems: "start" });
globalStyle(`${words} > h1`, { "@media": { [from.tablet]: { fontSize: "clamp(2.22rem,4.4vw,3.1rem)" } } });
export const lead = style({ fontSize: vars.type.large, maxWidth: "34rem" });
export const soft = style({ color: vars.text.soft });
/** The two ways in: as wide as each other on a phone, side by side from there on. */
export const ways = style({
  display: "grid",
  gap: vars.space.small,
  width: "100%",
  "@media": { [from.largePhone]: { width: "auto", gridAutoFlow: "column" } },
});
globalStyle(`${ways} > a`, { justifySelf: "stretch", paddingInline: "28px" });

export const section = wrap;
globalStyle(`${section} + ${section}`, { paddingTop: 0 });
export const three = style({
  display: "grid",
  gap: vars.space.large,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3,minmax(0,1fr))" } },
});
/** An icon or a number in a round, and words beside it on a phone, below it on a desk. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0,1fr)",
  columnGap: vars.space.medium,
  alignContent: "start",
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0,1fr)", rowGap: vars.space.xsmall } },
});
export const round = style({
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: "52px",
  borderRadius: "50%",
  background: vars.surface.tint,
  color: vars.text.link,
  fontSize: vars.type.large,
  fontWeight: 700,
  gridRow: "span 2",
});
export const number = style([round, { background: vars.tone.unread.surface, color: vars.tone.unread.text }]);
globalStyle(`${item} > p`, { color: vars.text.soft });

export const noteBand = style([wrap, { paddingTop: 0 }]);
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  padding: "16px 20px",
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
globalStyle(`${note} > p`, { flex: "1 1 18rem" });
export const sign = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: "4px 14px 4px 12px",
  borderRadius: vars.radius.pill,
  background: vars.tone.info.surface,
  color: vars.tone.info.text,
  fontWeight: 600,
});
