import { style } from "@vanilla-extract/css";
import { belowLargePhone } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";
import { card } from "../card/card.css.ts";

/** Nothing is cut off: a menu of a row may hang out of the list. */
export const list = card;

export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  paddingInlineEnd: vars.space.xxsmall,
  "@media": { [belowLargePhone]: { gap: 0 } },
  selectors: {
    "&:first-child": { borderStartStartRadius: vars.radius.card, borderStartEndRadius: vars.radius.card },
    "&:last-child": { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
    "& + &": { borderTop: `1px solid ${vars.line.soft}` },
    "&:hover": { background: vars.surface.wash },
  },
});

export const link = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  // At its end as much as the ring of the focus needs.
  padding: "12px 12px 12px 16px",
  color: vars.text.normal,
  textDecoration: "none",
  outlineOffset: "-4px !important",
  // The last words need the room.
  "@media": { [belowLargePhone]: { gap: vars.space.xsmall, paddingInline: "12px 8px" } },
});

export const words = style({ flex: 1, minWidth: 0 });
export const top = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
});
export const name = style({ fontWeight: 600 });
export const newName = style({ fontWeight: 800 });
export const small = style({ flex: "none", fontSize: vars.type.small, color: vars.text.soft });
export const flag = style([small, { display: "flex", alignItems: "center", gap: "4px" }]);
export const detail = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.text.soft,
});
