import { useRadix } from "../radix/use-radix.ts";
import { NativeProgress } from "./native-progress.tsx";
import type { ProgressProps } from "./progress-props.ts";

/** A bar that fills, served as the browser's own; Radix' takes its place where a script runs. Its words stand beside it. */
export function Progress(props: ProgressProps) {
  const Half = useRadix()?.RadixProgress ?? NativeProgress;
  return <Half {...props} />;
}
