import { dark, light, type Palette } from "./tokens.ts";

/** The hue of what only decorates: the petals of drawings, and the surfaces that divide a page. */
interface Accent {
  petal: string;
  light: Record<"tint" | "wash", string>;
  dark: Record<"tint" | "wash", string>;
}

/**
 * A niche has a hue of its own, and no other difference: texts, edges, buttons and tones stay, and their contrast on these surfaces is
 * measured like that of the usual ones. The names are those of `domain/site/niches.ts`; the general site has the tokens themselves.
 */
export const nicheAccents = {
  she: {
    petal: "#b07fd6",
    light: { tint: "#f1e4fb", wash: "#faf5fe" },
    dark: { tint: "#43276b", wash: "#231645" },
  },
  bdsm: {
    petal: "#b4506e",
    light: { tint: "#f8e0e6", wash: "#fdf4f6" },
    dark: { tint: "#55233f", wash: "#2b1433" },
  },
  bbw: {
    petal: "#ea9a6f",
    light: { tint: "#fde6d6", wash: "#fef6f0" },
    dark: { tint: "#54302e", wash: "#2a1c30" },
  },
  gilf: {
    petal: "#7bb08c",
    light: { tint: "#dcefe2", wash: "#f2f9f4" },
    dark: { tint: "#1f4a45", wash: "#12293a" },
  },
  milf: {
    petal: "#e07f9f",
    light: { tint: "#fbe0e9", wash: "#fef4f7" },
    dark: { tint: "#57264f", wash: "#2a163c" },
  },
  gay: {
    petal: "#4fb0b6",
    light: { tint: "#d5eef0", wash: "#eff9f9" },
    dark: { tint: "#17495c", wash: "#0f2843" },
  },
} satisfies Record<string, Accent>;

/** Both appearances as a niche has them. */
export function inNiche({ petal, ...own }: Accent): { light: Palette; dark: Palette } {
  const withAccent = (palette: Palette, surface: Accent["light"]): Palette => ({
    ...palette,
    surface: { ...palette.surface, ...surface },
    art: { ...palette.art, petal },
  });
  return { light: withAccent(light, own.light), dark: withAccent(dark, own.dark) };
}
