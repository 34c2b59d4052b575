import { titleWithCount } from "../domain/notifications/badge-count.ts";

/** Not every browser has `setAppBadge`, and it may reject where the site is not installed. */
interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** The count before the page title and on the app's icon (spec §2). The title stays right when the page changes it. */
export function showBadgeCount(count: number): () => void {
  const correct = () => {
    const title = titleWithCount(document.title.replace(/^\(\d+\) /, ""), count);
    if (document.title !== title) document.title = title;
  };
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  showOnIcon(navigator as BadgeNavigator, count);
  return () => observer.disconnect();
}

function showOnIcon(device: BadgeNavigator, count: number) {
  const done = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.();
  done?.catch(() => undefined); // only an installed app has an icon to put it on
}
