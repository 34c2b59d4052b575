import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Parts below each other; words and addresses of any length stay inside the page. */
export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: "16px",
  overflowWrap: "anywhere",
});

globalStyle(`${text} :is(h2,h3,h4,h5,h6)`, { marginTop: vars.space.small });
globalStyle(`${text} :is(ul,ol)`, { paddingInlineStart: "1.6em" });
globalStyle(`${text} li+li,${text} li>*+*`, { marginTop: vars.space.small });
globalStyle(`${text} blockquote`, {
  display: "grid",
  gap: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `4px solid ${vars.line.strong}`,
  color: vars.text.soft,
});
globalStyle(`${text} pre`, {
  whiteSpace: "pre-wrap",
  padding: vars.space.small,
  background: vars.surface.wash,
  borderRadius: vars.radius.card,
});
globalStyle(`${text} code`, { fontSize: ".9em" });
globalStyle(`${text} hr`, { border: 0, borderTop: `1px solid ${vars.line.strong}`, marginBlock: vars.space.small });
