import { useReducer, useState } from "react";
import { useLocation } from "react-router";
import { useLive } from "../../../live/live-provider.tsx";
import { isBusy } from "./is-busy.ts";
import { changeNews, type NewsChange, type ShownNews } from "./news.ts";
import { useIsQuietPage } from "./use-is-quiet-page.ts";
import { useNewLikes } from "./use-new-likes.ts";

/**
 * A message, in a toast on every page but the one that shows it already; a like or a match, in a dialog where it disturbs
 * nobody, else in a toast (spec §2, decision 0167). What it says is counted in the bar.
 */
export function useNews(): [ShownNews, (change: NewsChange) => void] {
  const { key, pathname } = useLocation();
  const isQuietPage = useIsQuietPage();
  const [shown, change] = useReducer(changeNews, { count: 0 });
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    change({ kind: "page_left" });
  }
  useLive("message", ({ message, conversation, profile }) => {
    const looking = [`/chats/${conversation}`, `/members/${profile.id}/chat`, "/chats"].includes(pathname);
    if (message.own || looking) return;
    const news = { kind: "message", profile, href: `/chats/${conversation}#newest` } as const;
    change({ kind: "arrived", news, mayInterrupt: false });
  });
  useNewLikes(({ match, profile, by_switch: theirs, answered: ours }) => {
    const who = `/members/${profile.id}`;
    const mayInterrupt = !isQuietPage && pathname !== who && !isBusy();
    const href = match ? `/likes/m/${profile.id}` : who;
    const bySwitch = theirs === true || ours === true;
    change({ kind: "arrived", news: { kind: match ? "match" : "like", profile, href, bySwitch }, mayInterrupt });
  });
  return [shown, change];
}
