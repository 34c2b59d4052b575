import { useRadix } from "../radix/use-radix.ts";
import { NativeToasts } from "./native-toasts.tsx";
import type { ToastsProps } from "./toast-props.ts";

/**
 * Where toasts appear, 350 px wide (spec §10), where nothing to press lies below them. They are served as lines of a status
 * region; where a script runs Radix' take over: they can be swiped away, and F8 leads to them (decision 0154).
 */
export function Toasts(props: ToastsProps) {
  const Half = useRadix()?.RadixToasts ?? NativeToasts;
  return <Half {...props} />;
}
