import { menu } from "../../../ui/menu/menu.css.ts";

/** Somebody is typing or choosing, or has a dialog (also an `alertdialog`), a menu or a folded form open. */
export function isBusy(): boolean {
  const open = `dialog[open],[role$=dialog],[role=menu],.${menu}[open],details[open] form`;
  return document.querySelector(`:is(input,textarea,select):focus,${open}`) !== null;
}
