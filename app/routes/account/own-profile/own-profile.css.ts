import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop, notLow } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** Heading and "Change" beside each other: a long heading takes a second line, and a long word the whole first one. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
/** Its longest word is not broken to make room for the button (the reset's `anywhere`). */
globalStyle(`${head} > h2`, { flex: "1 1 min-content", overflowWrap: "break-word" });
export const words = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const soft = style({ color: vars.text.soft });
export const small = style([soft, { fontSize: vars.type.small }]);
/** One's own words, apart from what the site says of them. */
export const quote = style({
  marginInline: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.line.strong}`,
});

export const meter = style({ display: "grid", gap: vars.space.small });
export const field = style({ display: "grid" });
export const ages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,9rem),1fr))",
  alignItems: "start",
  gap: "20px 16px",
});

/** In view while somebody ticks, above the menu at the bottom; a low window has no room for it. */
export const count = style({
  paddingBlock: vars.space.small,
  background: vars.surface.page,
  "@media": {
    [notLow]: { position: "sticky", bottom: 0 },
    [`${belowDesktop} and ${notLow}`]: { bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
});
// Two lines of it, in large letters, and the menu: what has the keyboard does not stand behind them.
globalStyle(`html:has(${count})`, { scrollPaddingBottom: `calc(${vars.size.bottomBar} + 5rem)` });

/** A small script reveals it. */
export const here = style([
  meter,
  { selectors: { "&[hidden]": { display: "none" } }, "@media": { "(scripting: none)": { display: "none" } } },
]);

export const photos = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
