import { useState } from "react";
import { useLocation } from "react-router";
import type { Card } from "../../../contract/profile.ts";
import { useLive } from "../../../live/live-provider.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";
import type { NewLike } from "./like-news.tsx";
import { isBusy, isQuietPage } from "./may-interrupt.ts";
import { useNewLikes } from "./use-new-likes.ts";

/** What just happened elsewhere in the members' area, in a line. */
interface News {
  kind: "message" | "like" | "match";
  /** Where to look. */
  href: string;
  profile: Card;
  /** The page that it was shown on. */
  page: string;
  count: number;
}

/** A like in a dialog. It closes with its page, and stays in it as it was while it goes. */
interface LikeOnPage extends NewLike {
  /** Empty once it is closed. */
  page: string;
}

interface AllNews {
  toast: ToastMessage | undefined;
  like: { like: NewLike; open: boolean; onClose: () => void } | undefined;
}

/**
 * A message, in a toast on every page but the one that shows it already; a like or a match, in a dialog where it disturbs nobody, else
 * in a toast (spec §2, decision 0154). A toast leaves by itself, with the next news or with the page; what it says is counted in
 * the bar. While a dialog is open further likes are counted in it.
 */
export function useNews(member: string | undefined): AllNews {
  const { key, pathname } = useLocation();
  const [news, setNews] = useState<News>();
  const [like, setLike] = useState<LikeOnPage>();
  const tell = (next: Pick<News, "kind" | "href" | "profile">) =>
    setNews((last) => ({ ...next, page: key, count: (last?.count ?? 0) + 1 }));
  useLive("message", ({ message, conversation, profile }) => {
    const looking = [`/chats/${conversation}`, `/members/${profile.id}/chat`, "/chats"].includes(pathname);
    if (!message.own && !looking) tell({ kind: "message", href: `/chats/${conversation}#newest`, profile });
  });
  useNewLikes(member, ({ match, profile }) => {
    if (like?.page === key) setLike({ ...like, more: like.more + 1 });
    else if (!isQuietPage(pathname, profile.id) && !isBusy(document))
      setLike({ from: profile, match, more: 0, page: key });
    else tell({ kind: match ? "match" : "like", href: `/members/${profile.id}`, profile });
  });
  return {
    toast: useToast(news?.page === key ? news : undefined, () => setNews(undefined)),
    like: like && { like, open: like.page === key, onClose: () => setLike({ ...like, page: "" }) },
  };
}

function useToast(news: News | undefined, onClose: () => void): ToastMessage | undefined {
  const { t } = useTranslation("chats");
  if (!news) return undefined;
  const name = news.profile.name ?? t("member_number", { id: news.profile.id });
  return {
    id: `news ${news.count}`,
    tone: news.kind === "message" ? "info" : "success",
    text: <AppLink href={news.href}>{t(`news.${news.kind}`, { name })}</AppLink>,
    onClose,
  };
}
