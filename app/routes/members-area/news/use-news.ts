import { useReducer, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useLive } from "../../../live/live-provider.tsx";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { isBusy } from "./is-busy.ts";
import { changeNews, type NewsChange, type ShownNews } from "./news.ts";
import { useNewLikes } from "./use-new-likes.ts";

/**
 * A message, in a toast on every page but the one that shows it already; a like or a match, in a dialog where it disturbs
 * nobody, else in a toast (spec §2, decision 0167). What it says is counted in the bar.
 */
export function useNews(member: string | undefined): [ShownNews, (change: NewsChange) => void] {
  const { key, pathname } = useLocation();
  const isQuietPage = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.quiet);
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
  useNewLikes(member, ({ match, profile }) => {
    const href = `/members/${profile.id}`;
    const mayInterrupt = !isQuietPage && pathname !== href && !isBusy(document);
    change({ kind: "arrived", news: { kind: match ? "match" : "like", profile, href }, mayInterrupt });
  });
  return [shown, change];
}
