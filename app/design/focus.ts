import { vars } from "./theme.css.ts";

/** The ring everything shows when it has the keyboard's focus; only for what cannot use `:focus-visible` itself. */
export const focusRing = { outline: `3px solid ${vars.focus}`, outlineOffset: "2px" };
