/** The browser's list of the entries of this window that are ours, where it has one. */
interface OwnHistory extends EventTarget {
  canGoBack: boolean;
}

/**
 * In the installed app: the link back in the bar (`data-back`, app/ui/page) leads where its reader came from, and is there only when there is such a
 * page (spec §2). Without this script it leads to the page above. Pages come and go without a load, so it listens at the document.
 */
if (matchMedia("(display-mode: standalone)").matches) {
  const own = (globalThis as { navigation?: OwnHistory }).navigation;
  const canGoBack = () => own?.canGoBack ?? history.length > 1;
  const show = () => document.documentElement.toggleAttribute("data-first", !canGoBack());
  own?.addEventListener("currententrychange", show);
  // A page that the browser had kept as it was.
  addEventListener("pageshow", show);
  show();
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-back]") || !canGoBack()) return;
    event.preventDefault();
    history.back();
  });
}
