/** What the years draw into a face, in the place where the drawing has its mouth: below hair, glasses and beard. */
const MOUTH = '<g transform="translate(78 134)">';
const BROWS = /(<g transform="translate\(76 82\)"><path [^>]*?)fill="#000" fill-opacity="\.6"/;

const lines = {
  smile: "M100 131q-7 6-7 14M164 131q7 6 7 14",
  eyes: "M85 104l-5-3M85 109h-6M85 114l-5 3M179 104l5-3M179 109h6M179 114l5 3",
  under: "M96 120q8 5 16 1M168 120q-8 5-16 1",
  forehead: "M112 72q20-4 40 0M108 64q24-5 48 0",
  frown: "M128 90v7M136 90v7",
};

export interface Years {
  age: number;
  /** Of the skin: lines on a dark one need more ink. */
  isDark: boolean;
  /** Brows are a shade darker than the hair. */
  brows: string;
  /** Shapes upon skin and clothes. */
  over: string;
  /** No hair falls over it. */
  hasBareForehead: boolean;
}

/** The drawing of avataaars with lines and brows of that age. */
export function aged(drawing: string, { age, isDark, brows, over, hasBareForehead }: Years): string {
  if (!drawing.includes(MOUTH) || !BROWS.test(drawing)) throw new Error("avataaars draws faces otherwise now");
  const d = [
    lines.smile,
    age >= 50 && lines.eyes,
    age >= 60 && lines.under,
    hasBareForehead && age >= 66 && lines.forehead,
    age >= 76 && lines.frown,
  ]
    .filter(Boolean)
    .join("");
  const ink = `<path d="${d}" fill="none" stroke="#2b1a12" stroke-opacity="${isDark ? 0.5 : 0.3}" stroke-width="2.2" stroke-linecap="round"/>`;
  return drawing.replace(MOUTH, over + ink + MOUTH).replace(BROWS, `$1fill="#${brows}"`);
}
