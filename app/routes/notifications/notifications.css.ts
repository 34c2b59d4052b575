import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const soft = style({ color: vars.text.soft });

export const wayBack = style({ marginTop: vars.space.small });

/** Words, and beside them on a desk the two boxes; the legend takes part in the grid as a float. */
export const kind = style({
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.line.soft}`,
  ":last-child": { paddingBottom: 0 },
  "@media": {
    [from.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr) auto",
      columnGap: vars.space.large,
    },
  },
});

export const name = style({
  float: "left",
  width: "100%",
  padding: 0,
  fontWeight: 600,
  "@media": { [from.tablet]: { gridColumn: 1 } },
});

/** Beside each other, or below each other where both words do not fit. */
export const boxes = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xlarge,
  "@media": { [from.tablet]: { gridColumn: 2, gridRow: "1/span 2", alignSelf: "center" } },
});
// "E-mail" is not to be broken at its hyphen.
globalStyle(`${boxes} label`, { whiteSpace: "nowrap" });
