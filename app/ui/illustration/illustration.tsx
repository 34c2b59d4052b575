import type { ReactNode } from "react";
import { illustration } from "./illustration.css.ts";

const sizes = { normal: [240, 180], wide: [320, 220] } as const;

/** The canvas of a drawing, in pixels. Decoration: screen readers skip it. */
export function Illustration({ size = "normal", children }: { size?: keyof typeof sizes; children: ReactNode }) {
  const [width, height] = sizes[size];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={illustration} aria-hidden="true">
      {children}
    </svg>
  );
}
