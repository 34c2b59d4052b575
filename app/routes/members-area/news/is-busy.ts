import { menu } from "../../../ui/menu/menu.css.ts";

/** Somebody is typing or choosing, or has a dialog or a menu open. */
export function isBusy(page: Document): boolean {
  const busy = `:is(input,textarea,select):focus,dialog[open],[role=dialog],[role=alertdialog],[role=menu],.${menu}[open]`;
  return page.querySelector(busy) !== null;
}
