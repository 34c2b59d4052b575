import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

const stack = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" });

const page = style([
  stack,
  {
    width: "100%",
    margin: "0 auto",
    padding: "24px 16px 48px",
    "@media": { [from.tablet]: { padding: "40px 24px 64px" } },
  },
]);

export const widths = styleVariants({ narrow: "30rem", text: vars.size.reading, wide: vars.size.page }, (width) => [
  page,
  { maxWidth: `calc(${width} + 48px)` },
]);
export const section = style([stack, { gap: vars.space.medium, marginTop: vars.space.small }]);
export const lead = style({
  fontSize: vars.type.large,
  color: vars.text.soft,
  maxWidth: vars.size.reading,
  marginTop: "-8px",
});
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  justifySelf: "start",
  minHeight: "44px",
  marginBlock: "-12px",
  fontWeight: 600,
});
