import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";
import { card } from "../card/card.css.ts";

export const list = style([card, { overflow: "hidden" }]);

export const row = style({
  selectors: {
    "& + &": { borderTop: `1px solid ${vars.line.soft}` },
    "&:hover": { background: vars.surface.wash },
  },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  minHeight: "64px",
  padding: "12px 12px 12px 20px",
  color: vars.text.normal,
  textDecoration: "none",
  outlineOffset: "-4px !important",
});

export const words = style({ flex: 1, minWidth: 0, hyphens: "auto" });
export const title = style({ display: "block", fontWeight: 600 });
export const detail = style({
  display: "block",
  fontSize: vars.type.small,
  color: vars.text.soft,
  overflowWrap: "anywhere",
});
export const mark = style({ color: vars.text.link });
export const quietMark = style({ color: vars.text.soft });
