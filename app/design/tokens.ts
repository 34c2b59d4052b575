/** The design system's values as typed data, named by what they mean. The theme and the contrast test read them. */

/** Every colour of one appearance. A pair that carries text is listed in `contrastPairs`. */
export type Palette = {
  text: Record<"normal" | "soft" | "link" | "danger", string>;
  surface: Record<"page" | "card" | "tint" | "wash", string>;
  action: Record<"primary" | "primaryText" | "primaryStrong" | "danger" | "dangerText" | "heart" | "heartText", string>;
  /** `soft` only divides; `strong` draws the edge of something to operate, so it keeps 3:1. */
  line: Record<"soft" | "strong", string>;
  focus: string;
  tone: Record<Tone, { surface: string; text: string }>;
  /** What tells a sheet from what lies below it: in the dark no shadow is seen, so it is a hairline. */
  shadow: Record<"card" | "raised", string>;
  /** What photos are seen through: bright ones would blind at night. */
  photo: { filter: string };
  /** Illustrations only: nothing has to be read on these. */
  art: Record<"petal" | "sun" | "leaf" | "skin" | "skin2" | "hair" | "hair2" | "rose" | "paper", string>;
};

export type Tone = "unread" | "success" | "warning" | "danger" | "info";

export const light: Palette = {
  text: { normal: "#1b1f4b", soft: "#474b73", link: "#4450b8", danger: "#b3242f" },
  surface: { page: "#fbfaf7", card: "#fff", tint: "#e6e9fd", wash: "#f4f5fe" },
  action: {
    primary: "#5562d6",
    primaryText: "#fff",
    primaryStrong: "#4450b8",
    danger: "#c22f3d",
    dangerText: "#fff",
    heart: "#c8404f",
    heartText: "#fff",
  },
  line: { soft: "#e1e2ee", strong: "#7b7fa8" },
  focus: "#4450b8",
  tone: {
    unread: { surface: "#ffc83d", text: "#1b1f4b" },
    success: { surface: "#e2f3e9", text: "#135c38" },
    warning: { surface: "#fff0cc", text: "#5f3e00" },
    danger: { surface: "#fde8e8", text: "#931a27" },
    info: { surface: "#e6e9fd", text: "#2f388c" },
  },
  shadow: { card: "0 1px 2px #1b1f4b1a,0 4px 16px #1b1f4b12", raised: "0 8px 32px #0b0d2e40" },
  photo: { filter: "none" },
  art: {
    petal: "#8b95ee",
    sun: "#ffc83d",
    leaf: "#6fb48d",
    skin: "#f0c4a4",
    skin2: "#b97f5c",
    hair: "#8d8aa3",
    hair2: "#a8694f",
    rose: "#e8788a",
    paper: "#fff",
  },
};

export const dark: Palette = {
  text: { normal: "#eceeff", soft: "#b9bde6", link: "#b7bffa", danger: "#ffa9af" },
  surface: { page: "#12143a", card: "#1d2052", tint: "#2c3070", wash: "#181a47" },
  action: {
    primary: "#a9b2f7",
    primaryText: "#12143a",
    primaryStrong: "#c6ccfc",
    danger: "#ff9ba3",
    dangerText: "#3a0810",
    heart: "#ff9aa2",
    heartText: "#3a0810",
  },
  line: { soft: "#343879", strong: "#8a90cf" },
  focus: "#c6ccfc",
  tone: {
    unread: { surface: "#ffc83d", text: "#1b1f4b" },
    success: { surface: "#123f2d", text: "#a9e8c6" },
    warning: { surface: "#463507", text: "#ffe09a" },
    danger: { surface: "#541b29", text: "#ffcdd0" },
    info: { surface: "#2c3070", text: "#e2e5ff" },
  },
  shadow: { card: "0 0 0 1px #343879", raised: "0 0 0 1px #343879,0 8px 32px #0b0d2e" },
  photo: { filter: "brightness(.9)" },
  art: {
    petal: "#8b95ee",
    sun: "#ffc83d",
    leaf: "#5a9c78",
    skin: "#e3b595",
    skin2: "#a87251",
    hair: "#77748f",
    hair2: "#9c5f46",
    rose: "#e8788a",
    paper: "#eceeff",
  },
};

/** Comfort mode on top of either appearance: what was soft becomes strong. The base size grows as well (reset). */
export function inComfort(palette: Palette): Palette {
  return {
    ...palette,
    text: { ...palette.text, soft: palette.text.normal },
    line: { soft: palette.line.strong, strong: palette.text.normal },
    action: { ...palette.action, primary: palette.action.primaryStrong },
  };
}

/** Pixels at the base size of 18; written in `rem`, so that comfort mode and the browser's own setting scale them. */
export const type = {
  small: "0.889rem", // 16
  normal: "1rem", // 18
  large: "1.167rem", // 21
  // As large as a phone has room for a long word of a heading.
  xlarge: "min(1.444rem,11vw)", // 26
  xxlarge: "min(1.778rem,12vw)", // 32
  display: "2.222rem", // 40
};

/** Words below icons: four side by side on the narrowest phone. They grow with the base size, as far as there is room. */
export const smallestWords = "min(.889rem,.6rem + 1vw,4.6vw)";

export const space = {
  xxsmall: "4px",
  xsmall: "8px",
  small: "12px",
  medium: "16px",
  large: "24px",
  xlarge: "32px",
  xxlarge: "48px",
  xxxlarge: "64px",
};

export const radius = { field: "10px", card: "12px", pill: "99px" };

/** `target` is the height where a thumb goes; `bottomBar` what the phone's bar covers at the foot of the window. */
export const size = {
  target: "48px",
  field: "52px",
  bottomBar: "64px",
  reading: "38rem",
  page: "1140px",
};

/** One colour that must be told from another; `least` is the WCAG ratio: 4.5 for text, 3 for edges and rings. */
interface ContrastPair {
  pair: string;
  text: string;
  surface: string;
  least: number;
}

/** Every pair that the parts use, for the test that measures them. */
export function contrastPairs({ text, surface, action, line, focus, tone }: Palette): ContrastPair[] {
  const surfaces = Object.entries(surface);
  return [
    ...surfaces.flatMap(([on, colour]) => [
      ...Object.entries(text).map(([name, ink]) => words(`text.${name} on surface.${on}`, ink, colour)),
      edge(`focus on surface.${on}`, focus, colour),
    ]),
    ...Object.entries(tone).map(([name, pair]) => words(`tone.${name}`, pair.text, pair.surface)),
    words("action.primary", action.primaryText, action.primary),
    words("action.primaryStrong", action.primaryText, action.primaryStrong),
    words("action.danger", action.dangerText, action.danger),
    words("action.heart", action.heartText, action.heart),
    edge("action.heart on surface.card", action.heart, surface.card),
    ...Object.entries(tone).flatMap(([name, pair]) =>
      name === "unread" ? [] : [edge(`tone.${name}'s words on surface.card`, pair.text, surface.card)],
    ),
    edge("action.primary on surface.page", action.primary, surface.page),
    edge("line.strong on surface.card", line.strong, surface.card),
    edge("line.strong on surface.page", line.strong, surface.page),
  ];
}

function words(pair: string, text: string, surface: string): ContrastPair {
  return { pair, text, surface, least: 4.5 };
}

function edge(pair: string, text: string, surface: string): ContrastPair {
  return { pair, text, surface, least: 3 };
}

/** Our flower, in a box of 40 by 40: one petal, turned around the middle. */
export const flower = {
  petal: "M20 18C13 14 11 5 16 2c2-1 6-1 8 0 5 3 3 12-4 16",
  turns: [0, 72, 144, 216, 288],
  middle: { x: 20, y: 21 },
} as const;
