import type { Random } from "../random.ts";

/** The colours of the drawings: those of the site's own illustrations (`app/design/tokens.ts`) and lighter shades of them. */
export const paint = {
  lilac: "#cfd5fb",
  petal: "#8b95ee",
  dusk: "#5b64a8",
  cream: "#fbf3e0",
  honey: "#ffe3a1",
  sun: "#ffc83d",
  mint: "#cde8d8",
  leaf: "#6fb48d",
  pine: "#4c8f72",
  blush: "#f6cdd2",
  rose: "#e8788a",
  sky: "#c8e3f2",
  water: "#8fbfe0",
  wood: "#c99a6b",
  bark: "#a0764f",
  paper: "#ffffff",
} as const;

/** Pixels from the left and from above. */
export type Place = readonly [x: number, y: number];

/** A shape with one colour. */
export function filled(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`;
}

/** A line with round ends. */
export function drawn(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

export function disc(colour: string, at: Place, radius: number): string {
  return `<circle fill="${colour}" cx="${at[0]}" cy="${at[1]}" r="${radius}"/>`;
}

export function placed(shapes: string, at: Place, scale = 1): string {
  return `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">${shapes}</g>`;
}

/** What a scene may vary: `side` mirrors a place, for everything that stands left or right. */
interface Brush {
  random: Random;
  side(x: number): number;
}

/** Behind somebody, 480 × 600: the wall's two colours, from above, and what is before it. */
export type Scene = (brush: Brush) => { wall: readonly [string, string]; shapes: string };
