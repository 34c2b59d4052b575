/** Edges in px from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** Kept between a toast and what can be pressed, in px. */
const GAP = 8;

/** Those of `controls` that lie below the toasts, or nearly. */
export function controlsBelow({ top, bottom }: Span, controls: readonly Span[]): Span[] {
  return controls.filter((control) => control.top < bottom + GAP && control.bottom > top - GAP);
}

/**
 * How far up the toasts have to move so that none of `controls` lies below them, in px: as little as possible. Where there is no
 * such place in the window they stay.
 */
export function moveUp({ top, bottom }: Span, controls: readonly Span[]): number {
  for (let up = 0; top - up >= GAP;) {
    const below = controlsBelow({ top: top - up, bottom: bottom - up }, controls);
    if (below.length === 0) return up;
    up = bottom + GAP - Math.min(...below.map((control) => control.top));
  }
  return 0;
}
