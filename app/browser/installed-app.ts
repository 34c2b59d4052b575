import { SIGN_OUT_PATH } from "../domain/auth/sign-out-path.ts";

/** The browser's list of the entries of this window that are ours, where it has one. */
interface OwnHistory extends EventTarget {
  canGoBack: boolean;
}

/** What only the installed app does; pages come and go without a load, so it listens at the window. */
if (matchMedia("(display-mode: standalone)").matches) {
  leadBack();
  clearBadgeAtSignOut();
}

/**
 * The link back in the bar (`data-back`, app/ui/page) leads where its reader came from, and is there only when there is such a page (spec §2).
 * Without this script it leads to the page above.
 */
function leadBack(): void {
  const own = (globalThis as { navigation?: OwnHistory }).navigation;
  const canGoBack = () => own?.canGoBack ?? history.length > 1;
  const show = () => document.documentElement.toggleAttribute("data-first", !canGoBack());
  own?.addEventListener("currententrychange", show);
  // A page that the browser had kept as it was.
  addEventListener("pageshow", show);
  show();
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-back]") || !own?.canGoBack) return;
    event.preventDefault();
    history.back();
  });
}

/** Visitors' pages have no script that could take the number from the app's icon. */
function clearBadgeAtSignOut(): void {
  const device = navigator as { clearAppBadge?(): Promise<void> };
  addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== SIGN_OUT_PATH) return;
    device.clearAppBadge?.().catch(() => undefined);
  });
}
