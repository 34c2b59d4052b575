import { globalStyle } from "@vanilla-extract/css";
import { nicheAccents } from "./niche-accents.ts";
import { colours } from "./theme.css.ts";

/**
 * By a class of the root, `niche-bbw`, so that a page gets the rules of its own niche alone (`used-css.ts`). Each selector has one
 * part more than that of the appearance in theme.css.ts which it changes.
 */
for (const [niche, { petal, light, dark }] of Object.entries(nicheAccents)) {
  const root = `:root.niche-${niche}`;
  const surfaces = ({ tint, wash }: typeof light) => ({ [colours.surface.tint]: tint, [colours.surface.wash]: wash });
  globalStyle(root, { vars: { ...surfaces(light), [colours.art.petal]: petal } });
  globalStyle(`${root}:not([data-theme=light])`, {
    "@media": { "(prefers-color-scheme:dark)": { vars: surfaces(dark) } },
  });
  globalStyle(`${root}[data-theme=dark]`, { vars: surfaces(dark) });
}
