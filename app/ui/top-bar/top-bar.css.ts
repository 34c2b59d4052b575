import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop, belowTablet, lowWindow, notLow } from "../../design/breakpoints.ts";
import { smallestWords } from "../../design/tokens.ts";
import { vars } from "../../design/theme.css.ts";

const atBottom = `${belowDesktop} and ${notLow}`;
const low = `${belowDesktop} and ${lowWindow}`;

export const bar = style({
  position: "sticky",
  "@media": { [lowWindow]: { position: "relative" } },
  top: 0,
  zIndex: 10,
  background: vars.surface.card,
  borderBottom: `1px solid ${vars.line.soft}`,
});

export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xxsmall,
  maxWidth: "1188px",
  minHeight: "65px",
  margin: "0 auto",
  padding: "0 clamp(16px,2vw,24px)",
  "@media": { [low]: { flexWrap: "wrap" } },
});

export const skip = style({
  position: "absolute",
  insetInlineStart: "8px",
  top: "-99px",
  zIndex: 1,
  padding: "12px 16px",
  background: vars.surface.card,
  selectors: { "&:focus": { top: "8px" } },
});

export const home = style({
  minWidth: "44px",
  paddingBlock: "4px",
  color: "inherit",
  textDecoration: "none",
  borderRadius: "8px",
  // Where the main items may wrap, the rest stays in one line.
  "@media": { [low]: { flex: "1 1 32px" } },
});
export const end = style({
  display: "flex",
  // With large letters the last of them has a row of its own; beside them stays the way home.
  flex: "none",
  flexWrap: "wrap",
  justifyContent: "end",
  maxWidth: "calc(100% - 48px)",
  alignItems: "center",
  gap: "4px",
  marginInlineStart: "auto",
  "@media": { [belowTablet]: { gap: 0 } },
});
// One line beside logo and language on a phone of 360 px.
globalStyle(`${end} > a`, { paddingInline: "8px", whiteSpace: "nowrap" });

export const nav = style({
  display: "flex",
  marginInline: "auto",
  "@media": {
    [low]: { order: 1, width: "100%", justifyContent: "center" },
    [atBottom]: {
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      // Each item has its place before the next one has come.
      display: "grid",
      gridTemplateColumns: "repeat(4,minmax(0,8em))",
      justifyContent: "center",
      paddingBottom: "env(safe-area-inset-bottom)",
      background: vars.surface.card,
      borderTop: `1px solid ${vars.line.soft}`,
      // The staff's bar has five, in one row as well.
      selectors: {
        "&:has(> :nth-child(5))": { gridTemplateColumns: "repeat(5,auto)", justifyContent: "space-evenly" },
      },
    },
  },
});

/** The word below its icon, on desks too: with a badge each, words beside icons fit no tablet. */
export const item = style({
  position: "relative",
  minWidth: "5.5em",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: vars.size.bottomBar,
  padding: "2px 6px 4px",
  borderBlock: "3px solid transparent",
  fontSize: smallestWords,
  fontWeight: 600,
  lineHeight: 1.2,
  color: vars.text.soft,
  textDecoration: "none",
  outlineOffset: "-4px !important",
  selectors: {
    "&:hover": { color: vars.text.link },
    "&[aria-current]": { color: vars.text.link, borderBottomColor: "currentColor" },
  },
  "@media": { [belowDesktop]: { flex: "0 1 8em", minWidth: 0, paddingInline: "2px" } },
});

export const badge = style({ position: "absolute", top: 0, insetInlineStart: "calc(50% + 6px)" });
// As the words below it, it grows only as far as there is room.
globalStyle(`${badge} > span`, { fontSize: "min(.889rem,5vw)" });

// The bar must not lie on the end of the page.
globalStyle(`body:has(${nav})`, {
  "@media": { [atBottom]: { paddingBottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` } },
});
