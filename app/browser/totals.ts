import "./installed-app.ts";
import { showBadgeCount } from "../live/badge-count.ts";
import { receivesPush } from "../live/push/current-subscription.ts";
import { pollWhileShown } from "../live/socket/polling.ts";

/** What `/totals` answers (routes/members-area/totals). */
interface Totals {
  /** Before the title and on the app's icon. */
  count: number;
  /** Of the bar's items, by their address. */
  badges: { href: string; tone: string; count: string; label: string }[];
}

/**
 * Badges, title and app icon of a members' page that has no React in the browser. Asked for as on other pages where there is no socket (spec §7),
 * and when a push message comes. It reads nothing and is no sign that somebody looks at a conversation.
 */
const template = document.querySelector<HTMLTemplateElement>("template[data-totals]");
if (template) follow(template);

function follow(parts: HTMLTemplateElement): void {
  const { totals: address = "", member, count } = parts.dataset;
  let stop = showBadgeCount(Number(count));
  const ask = async () => {
    const totals = await fetchTotals(address);
    if (!totals) return;
    stop();
    stop = showBadgeCount(totals.count);
    showBadges(parts, totals.badges);
  };
  const isShown = () => document.visibilityState === "visible";
  const polling = pollWhileShown(() => void ask(), { isShown, receivesPush: () => receivesPush(member) });
  polling.start();
  document.addEventListener("visibilitychange", polling.back);
  addEventListener("online", polling.back);
  navigator.serviceWorker?.addEventListener("message", () => void ask());
}

/** Nothing without a connection, and where the session is over or another member's: the page stays as it is. */
async function fetchTotals(address: string): Promise<Totals | undefined> {
  try {
    const answer = await fetch(address, { redirect: "error" });
    return answer.ok ? ((await answer.json()) as Totals) : undefined;
  } catch {
    return undefined;
  }
}

function showBadges(parts: HTMLTemplateElement, badges: Totals["badges"]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
    const badge = badges.find(({ href }) => href === link.pathname);
    const made = parts.content.querySelector(`[data-tone=${badge?.tone ?? "unread"}]`)?.firstElementChild;
    if (!made) continue;
    link.getElementsByClassName(made.className)[0]?.remove();
    if (!badge) continue;
    const shown = made.cloneNode(true) as Element;
    const [count, words] = shown.firstElementChild?.children ?? [];
    count?.replaceChildren(badge.count);
    words?.replaceChildren(badge.label);
    link.append(shown);
  }
}
