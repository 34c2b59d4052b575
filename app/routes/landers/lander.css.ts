import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** As wide as a page, with room at its sides. */
export const wrap = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.large,
  width: "100%",
  maxWidth: "1188px",
  margin: "0 auto",
  padding: "28px clamp(16px,2vw,24px) 40px",
  "@media": { [from.tablet]: { paddingBlock: "48px 64px" } },
});
/** Two columns on a desk; what comes third stands below the first. */
export const halves = style({
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.xxxlarge,
    },
  },
});
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.medium,
  alignContent: "start",
});
globalStyle(`${column} > h1`, { "@media": { [from.tablet]: { fontSize: "clamp(2.22rem,4vw,2.8rem)" } } });
export const lead = style({ fontSize: vars.type.large });
/** On a phone between the words and the form; on a desk the whole right side. */
export const aside = style({ "@media": { [from.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } } });
export const small = style({ fontSize: vars.type.small, color: vars.text.soft });
export const points = style({ display: "grid", gap: vars.space.xsmall });
globalStyle(`${points} > li`, { display: "flex", gap: vars.space.xsmall });
globalStyle(`${points} svg`, { marginTop: "2px", color: vars.tone.success.text });
export const sign = style({ whiteSpace: "nowrap", fontWeight: 600 });
globalStyle(`${sign} > svg`, { display: "inline", verticalAlign: "-.25em" });
