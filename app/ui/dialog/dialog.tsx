import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadRadix, useRadix } from "../radix/use-radix.ts";
import type { DialogProps } from "./dialog-props.ts";
import { NativeDialog } from "./native-dialog.tsx";

/** The opener of the dialog that another one takes the place of. */
let replaced: Element | null = null;

/**
 * A modal. It is served as the browser's own `dialog`, which works before and without a script; where one runs, Radix' takes over
 * with the same look, place, focus and scroll (decision 0154).
 */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  const radix = useRadix();
  const native = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [closed, setClosed] = useState(false);
  if (closed && !open) setClosed(false);
  const shown = open && !closed;
  useLayoutEffect(() => {
    if (!shown) return undefined;
    // Before either half takes the focus.
    if (replaced instanceof HTMLElement) replaced.focus({ preventScroll: true });
    const before = document.activeElement;
    opener.current = before;
    return () => {
      replaced = before;
      queueMicrotask(() => (replaced = null));
    };
  }, [shown]);
  useEffect(() => {
    if (shown) loadRadix();
  }, [shown]);
  function close() {
    setClosed(true);
    onClose?.();
  }
  const Half = radix?.ModalDialog ?? NativeDialog;
  return <Half {...rest} open={shown} onClose={close} native={native} opener={opener} />;
}
