/**
 * Stands in for `@floating-ui/react-dom` (vite.config.ts), by which Radix works out where a menu has to stand. Ours stands where
 * the style sheet puts it, in both halves alike, so a quarter of Radix' bytes would be loaded for nothing (decision 0154).
 */
const PLACED = { refs: { setFloating() {} }, floatingStyles: {}, isPositioned: true, middlewareData: {} };

export function useFloating({ placement }: { placement: string }) {
  return { ...PLACED, placement };
}

const none = () => undefined;

export {
  none as arrow,
  none as autoUpdate,
  none as flip,
  none as hide,
  none as limitShift,
  none as offset,
  none as shift,
  none as size,
};
