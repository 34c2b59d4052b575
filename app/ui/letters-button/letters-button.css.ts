import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet, from } from "../../design/breakpoints.ts";
import { hiddenFromEyes } from "../../design/visually-hidden.css.ts";
import { vars } from "../../design/theme.css.ts";
import { compact as opener } from "../menu/menu.css.ts";

const plain = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xsmall,
  minWidth: "44px",
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: "none",
  fontWeight: 600,
});
/** Its word goes where the main items stand in the same row. */
export const amongMenus = style([opener, { minWidth: "44px" }]);
globalStyle(`${amongMenus} > span`, {
  "@media": { [`${from.desktop} and (max-width:1199px)`]: hiddenFromEyes },
});

globalStyle(`:is(${plain},${amongMenus}) > b`, { fontSize: `min(${vars.type.large},6.6vw)`, lineHeight: 1 });

/** Among links. */
export const button = style([plain, { color: vars.text.link, textDecoration: "underline" }]);
globalStyle(`${button}:hover`, { textDecorationThickness: "2px" });

export const compact = style([
  plain,
  {
    selectors: { "&:hover": { background: vars.surface.tint } },
    "@media": { [from.tablet]: { paddingInline: "10px" } },
  },
]);
globalStyle(`${compact} > span`, { "@media": { [belowTablet]: hiddenFromEyes } });
