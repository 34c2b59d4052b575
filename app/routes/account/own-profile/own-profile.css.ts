import { style } from "@vanilla-extract/css";
import { belowTablet } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** Heading and "Change" beside each other: a long heading takes a second line. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
});
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

/** In view while somebody ticks, above a phone's menu. */
export const count = style({
  position: "sticky",
  bottom: 0,
  paddingBlock: vars.space.small,
  background: vars.surface.page,
  "@media": { [belowTablet]: { bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` } },
});

/** A small script reveals it. */
export const here = style([
  meter,
  { selectors: { "&[hidden]": { display: "none" } }, "@media": { "(scripting: none)": { display: "none" } } },
]);

export const photos = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
