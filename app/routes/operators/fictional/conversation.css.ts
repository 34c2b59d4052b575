import { style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** The conversation between the two profiles; one under the other on a phone. */
export const columns = style({
  display: "grid",
  gap: vars.space.large,
  gridTemplateColumns: "minmax(0,1fr)",
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)", alignItems: "start" } },
});
export const messages = style({
  display: "grid",
  gap: vars.space.small,
  marginBlock: 0,
  paddingInlineStart: 0,
  listStyle: "none",
});
const message = style({
  maxWidth: "min(86%,34rem)",
  padding: "8px 14px",
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.line.soft}`,
});
export const other = style([message, { justifySelf: "start" }]);
export const own = style([message, { justifySelf: "end", background: vars.surface.tint }]);
export const author = style({ fontSize: vars.type.small, color: vars.text.soft });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const photo = style({ maxWidth: "100%", maxHeight: "40vh", borderRadius: vars.radius.card });
