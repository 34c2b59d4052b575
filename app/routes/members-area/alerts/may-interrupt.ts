import { menu } from "../../../ui/menu/menu.css.ts";

/** Where a dialog would stand between somebody and what they do: a chat, a payment, their likes, their account's forms. */
const QUIET_PAGES = /^\/(?:chats\/|members\/[^/]+\/chat|credits\/|likes|profile)/;

/** May a dialog about a like of this member open on this page? Not where it is seen already, or would disturb. */
export function isQuietPage(pathname: string, from: string): boolean {
  return QUIET_PAGES.test(pathname) || pathname === `/members/${from}`;
}

/** Somebody is typing or choosing, or has a dialog or a menu open. */
export function isBusy(page: Document): boolean {
  const busy = `:is(input,textarea,select):focus,dialog[open],[role=dialog],[role=alertdialog],[role=menu],.${menu}[open]`;
  return page.querySelector(busy) !== null;
}
