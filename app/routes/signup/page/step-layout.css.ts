import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

const stack = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" });
export const step = stack;

/** The card beside the form on a desk, both in the middle of the window. */
export const layout = style([
  stack,
  {
    maxWidth: "calc(30rem + 48px)",
    margin: "0 auto",
    padding: "16px 16px 48px",
    "@media": {
      [from.tablet]: { padding: "40px 24px 64px" },
      [from.desktop]: {
        maxWidth: "calc(30rem + 360px)",
        gridTemplateColumns: "264px minmax(0,1fr)",
        alignItems: "start",
        columnGap: vars.space.xxlarge,
      },
    },
  },
]);
/** The drawing at the end of the line; below it nothing moves when the title has two lines. */
export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
globalStyle(`${title} > svg`, { flex: "none", width: "92px", height: "auto", margin: 0 });
export const words = stack;
export const lead = style({ fontSize: vars.type.large, color: vars.text.soft, marginTop: "-8px" });

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  padding: "10px 14px",
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  boxShadow: vars.shadow.card,
  "@media": {
    [from.desktop]: { display: "block", padding: 0, position: "sticky", top: "96px" },
  },
});
export const portrait = style({ width: "64px", flex: "none", "@media": { [from.desktop]: { width: "auto" } } });
globalStyle(`${portrait} > *`, {
  aspectRatio: "1",
  borderRadius: "50%",
  "@media": {
    [from.desktop]: { aspectRatio: "4/5", borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
  },
});
export const who = style({
  display: "grid",
  lineHeight: 1.35,
  "@media": { [from.desktop]: { padding: "14px 16px 16px", gap: "2px" } },
});
export const soft = style({ color: vars.text.soft, fontSize: vars.type.small });
export const fictional = style({
  display: "flex",
  alignItems: "center",
  gap: "4px",
  fontSize: vars.type.small,
  fontWeight: 600,
});

export const note = style({
  display: "grid",
  gap: vars.space.small,
  padding: "14px 16px",
  border: `1px solid ${vars.line.soft}`,
  borderInlineStart: `5px solid ${vars.text.link}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  overflowWrap: "anywhere",
});
export const quote = style({ display: "block", whiteSpace: "pre-line" });
