import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** One row, always: where words and counts have no room beside each other, a count stands below its word. */
export const tabs = style({
  display: "flex",
  columnGap: vars.space.xsmall,
  "@media": { [belowTablet]: { columnGap: 0 } },
  borderBottom: `2px solid ${vars.line.soft}`,
});
// On phones the tabs share the whole row.
globalStyle(`${tabs} > li`, { "@media": { [belowTablet]: { flex: "1 1 auto" } } });

export const tab = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  justifyContent: "center",
  columnGap: vars.space.xsmall,
  height: "100%",
  minHeight: vars.size.target,
  padding: "4px 12px",
  borderBottom: "4px solid transparent",
  fontWeight: 600,
  color: vars.text.soft,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.text.link },
    "&[aria-current]": { color: vars.text.link, borderColor: "currentColor" },
  },
  "@media": {
    [belowTablet]: { paddingInline: "4px", columnGap: "4px", fontSize: "min(.889rem,.62rem + 1.2vw,5.2vw)" },
  },
});

export const count = style({
  paddingInline: "7px",
  borderRadius: vars.radius.pill,
  background: vars.surface.tint,
});
