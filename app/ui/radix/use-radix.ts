import { useEffect, useSyncExternalStore } from "react";
import { whenIdle } from "../when-idle.ts";
import { afterPress, watchPresses } from "./after-press.ts";
import type * as radixParts from "./parts.client.tsx";

type RadixParts = typeof radixParts;

let parts: RadixParts | undefined;
let loading = false;
let stopWatching: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Radix' halves of the parts, once their chunk is there; until then, and where it cannot be loaded, the native ones work. It is
 * loaded when the browser is idle.
 */
export function useRadix(): RadixParts | undefined {
  useEffect(() => {
    // A press may begin before the chunk is asked for, and end after it has come.
    if (!parts) stopWatching ??= watchPresses();
    return whenIdle(loadRadix);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
}

/** Loads the chunk now: a part is touched, or open already. After a failure the next touch tries again. */
export function loadRadix(): void {
  if (parts || loading) return;
  loading = true;
  void import("./parts.client.tsx").then(onLoaded, onMissing);
}

function onLoaded(loaded: RadixParts): void {
  loading = false;
  afterPress(() => takeOver(loaded));
}

/** The download failed: the native parts stay. */
function onMissing(): void {
  loading = false;
}

function takeOver(loaded: RadixParts): void {
  stopWatching?.();
  parts = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
