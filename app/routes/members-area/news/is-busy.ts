import { menu } from "../../../ui/menu/menu.css.ts";

/** Somebody is typing or choosing, or has a dialog, a menu or a folded form open. */
export function isBusy(page: Document): boolean {
  const open = `dialog[open],[role=dialog],[role=alertdialog],[role=menu],.${menu}[open],details[open] form`;
  return page.querySelector(`:is(input,textarea,select):focus,${open}`) !== null;
}
