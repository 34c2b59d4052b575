import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const lander = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.large,
  maxWidth: "1188px",
  margin: "0 auto",
  padding: "28px clamp(16px,2vw,24px) 40px",
  "@media": {
    [from.tablet]: { paddingBlock: "48px 64px" },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.xxxlarge,
    },
  },
});
const column = style({ display: "grid", gap: vars.space.medium, alignContent: "start" });
export const words = column;
globalStyle(`${words} > h1`, { "@media": { [from.tablet]: { fontSize: "clamp(2.22rem,4vw,2.8rem)" } } });
export const lead = style({ fontSize: vars.type.large });
/** On a phone between the words and the form; on a desk the whole right side. */
export const pictures = style([column, { "@media": { [from.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } } }]);
// A phone shows one row of faces, so that the form is not far.
globalStyle(`${pictures} svg:nth-child(n+4)`, { "@media": { "(max-width:991px)": { display: "none" } } });
export const small = style({ fontSize: vars.type.small, color: vars.text.soft });
export const points = style({ display: "grid", gap: vars.space.xsmall });
globalStyle(`${points} > li`, { display: "flex", gap: vars.space.xsmall });
globalStyle(`${points} svg`, { marginTop: "2px", color: vars.tone.success.text });
export const sign = style({ whiteSpace: "nowrap", fontWeight: 600 });
globalStyle(`${sign} > svg`, { display: "inline", verticalAlign: "-.25em" });
