import { style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** What is inspected beside what it must fit to; above it on a phone. */
export const columns = style({
  display: "grid",
  gap: vars.space.large,
  gridTemplateColumns: "minmax(0,1fr)",
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)", alignItems: "start" } },
});
/** Where both stand beside each other nothing has to lead there. */
export const toDecision = style({ "@media": { [from.desktop]: { display: "none" } } });
/** On a desk all three stand beside each other: what it must fit to is next to the photo, the decision behind both. */
export const inspection = style([
  columns,
  { "@media": { [from.wide]: { gridTemplateColumns: "minmax(0,5fr) minmax(0,4fr) minmax(0,4fr)" } } },
]);
export const column = style({ display: "grid", gap: vars.space.medium, gridTemplateColumns: "minmax(0,1fr)" });
/** Its cards are columns of the inspection. */
export const cards = style([column, { "@media": { [from.wide]: { display: "contents" } } }]);
export const profile = style({ "@media": { [from.wide]: { order: -1 } } });
export const picture = style({
  "@media": { [from.desktop]: { position: "sticky", top: "88px" }, [from.wide]: { order: -2 } },
});
/** Whole, never cropped: what is at its edge counts. */
export const image = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "75vh",
  marginInline: "auto",
  borderRadius: vars.radius.card,
});
export const about = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const others = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.small,
  paddingInlineStart: 0,
  listStyle: "none",
});
