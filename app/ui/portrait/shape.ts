/** One path of a drawing of 80 × 100: filled, or a line with round ends. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const ink = "#2b2b45";

export function filled(fill: string, d: string, opacity?: number): Shape {
  return { fill, d, opacity };
}

export function line(d: string, width: number, opacity?: number, stroke = ink): Shape {
  return { d, stroke, width, opacity };
}
