import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** One size smaller than other headings, so that a phone's first screen has faces. */
export const head = style({ display: "block", fontSize: vars.type.xlarge, lineHeight: 1.25, textWrap: "balance" });

export const panel = style({
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: vars.size.field,
  padding: "8px 20px",
  fontWeight: 600,
  color: vars.text.link,
  listStyle: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${summary} > svg`, { flex: "none" });
globalStyle(`${summary} > :last-child`, { marginInlineStart: "auto" });
globalStyle(`${panel}[open] > ${summary} > :last-child`, { rotate: "180deg" });
globalStyle(`${panel} > form`, { padding: "8px 20px 20px" });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2,minmax(0,1fr))",
  alignItems: "start",
  gap: "20px 16px",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3,minmax(0,1fr)) 7rem 7rem" } },
});
globalStyle(`${fields} > :nth-child(-n+3)`, {
  gridColumn: "1/-1",
  "@media": { [from.tablet]: { gridColumn: "auto" } },
});
export const wishes = style({
  gridColumn: "1/-1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 32px",
});
globalStyle(`${wishes} > :first-child`, { flexBasis: "100%", "@media": { [from.tablet]: { flexBasis: "16rem" } } });
export const more = style({
  gridColumn: "1/-1",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill,minmax(min(16rem,100%),1fr))",
  alignItems: "end",
  gap: "20px 16px",
});
export const region = style({ display: "grid" });
// What is wrong with an age needs more room than a number.
globalStyle(`${fields}:has([aria-invalid])`, {
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(5,minmax(0,1fr))" } },
});

/** One row, to be pushed sideways where they are more than fit. */
export const today = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: vars.space.small });
globalStyle(`${today} > ul`, {
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  // The ring around a card, and its shadow, would be cut off.
  margin: "-6px",
  padding: "6px 6px 12px",
});
globalStyle(`${today} > ul > li`, {
  flex: "1 0 max(40%,150px)",
  maxWidth: "190px",
  scrollSnapAlign: "center",
  "@media": { [from.tablet]: { flexBasis: "14%" } },
});
globalStyle(`${today} > h2`, { fontSize: vars.type.large });

export const similar = style({ display: "grid", gap: vars.space.small, marginBlockStart: vars.space.large });
