import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

export const list = style({});

export const mail = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.xsmall,
  justifyItems: "start",
  padding: vars.space.medium,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0,1fr) auto",
      alignItems: "center",
      padding: "16px 20px",
    },
  },
});
globalStyle(`${mail} + ${mail}`, { borderTop: `1px solid ${vars.line.soft}` });

export const soft = style({ color: vars.text.soft, fontSize: vars.type.small });

const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  padding: "4px 12px",
  borderRadius: vars.radius.pill,
  fontSize: vars.type.small,
});

export const status = styleVariants(
  {
    waiting: vars.tone.info,
    sent: vars.tone.success,
    bounced: vars.tone.warning,
    complained: vars.tone.warning,
    given_up: vars.tone.danger,
  },
  (tone) => [label, { background: tone.surface, color: tone.text }],
);
