import type { ReactNode } from "react";
import { actions } from "./button.css.ts";

/** Buttons in a row that wraps, the first one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
