import { useState } from "react";
import { useLocation } from "react-router";
import type { Card } from "../../../contract/profile.ts";
import { useLive } from "../../../live/live-provider.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";

/** What just happened elsewhere in the members' area. */
interface News {
  kind: "message" | "like" | "match";
  /** Where to look. */
  href: string;
  profile: Card;
  /** The page that it was shown on. */
  page: string;
  count: number;
}

/**
 * "New like!", a match, a message (spec §2): on every page but the one that shows it already. It leaves by itself, with the next
 * news or with the page; what it says is counted in the bar.
 */
export function useNews(): ToastMessage | undefined {
  const { t } = useTranslation("chats");
  const { key, pathname } = useLocation();
  const [news, setNews] = useState<News>();
  const tell = (next: Pick<News, "kind" | "href" | "profile">) =>
    setNews((last) => ({ ...next, page: key, count: (last?.count ?? 0) + 1 }));
  useLive("message", ({ message, conversation, profile }) => {
    const looking = [`/chats/${conversation}`, `/members/${profile.id}/chat`, "/chats"].includes(pathname);
    if (!message.own && !looking) tell({ kind: "message", href: `/chats/${conversation}#newest`, profile });
  });
  useLive("like", ({ match, profile }) => {
    tell({ kind: match ? "match" : "like", href: `/members/${profile.id}`, profile });
  });
  if (news?.page !== key) return undefined;
  const name = news.profile.name ?? t("member_number", { id: news.profile.id });
  return {
    id: `news ${news.count}`,
    tone: news.kind === "message" ? "info" : "success",
    text: <AppLink href={news.href}>{t(`news.${news.kind}`, { name })}</AppLink>,
    onClose: () => setNews(undefined),
  };
}
