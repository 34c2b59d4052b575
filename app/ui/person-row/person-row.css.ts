import { style } from "@vanilla-extract/css";
import { belowLargePhone } from "../../design/breakpoints.ts";
import { headingFace } from "../../design/heading-face.css.ts";
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
  flexWrap: "wrap",
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

/** Below the photo where large letters have no room beside it. */
export const words = style({ flex: "1 1 6em", minWidth: 0 });
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.xsmall,
});
/** The time beside it stands below, where large letters leave a name no room. */
const grows = { flex: "1 1 calc(7.5em - 60px)", minWidth: 0 } as const;
export const name = style({ ...grows, ...headingFace });
export const newName = style({ ...grows, ...headingFace, fontWeight: 800 });
export const small = style({ flex: "none", fontSize: vars.type.small, color: vars.text.soft });
export const flag = style([small, { display: "flex", alignItems: "center", gap: "4px" }]);
export const detail = style({
  flex: "1 1 3.5em",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.text.soft,
});
