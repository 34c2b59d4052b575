import { useState } from "react";
import { useLocation } from "react-router";
import type { Card } from "../../../contract/profile.ts";
import { useLive } from "../../../live/live-provider.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Toast } from "../../../ui/toast/toast.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";

/** What just happened elsewhere in the members' area. */
interface News {
  kind: "message" | "like" | "match";
  /** Where to look. */
  href: string;
  profile: Card;
}

/**
 * "New like!", a match, a message (spec §2): shown on every page but the one that shows it already. A toast stays until it
 * is closed, followed or replaced by the next one, or another page comes: nobody has to read fast.
 */
export function LiveToasts() {
  const { t } = useTranslation(["chats", "common"]);
  const { key, pathname } = useLocation();
  const [news, setNews] = useState<News & { page: string }>();
  useLive("message", ({ message, conversation, profile }) => {
    const looking = [`/chats/${conversation}`, `/members/${profile.id}/chat`, "/chats"].includes(pathname);
    if (!message.own && !looking)
      setNews({ kind: "message", href: `/chats/${conversation}#newest`, profile, page: key });
  });
  useLive("like", ({ match, profile }) => {
    setNews({ kind: match ? "match" : "like", href: `/members/${profile.id}`, profile, page: key });
  });
  if (news?.page !== key) return null;
  const name = news.profile.name ?? t("chats:member_number", { id: news.profile.id });
  const words = {
    message: { title: t("chats:news.message", { name }), link: t("chats:news.read") },
    like: { title: t("chats:news.like"), text: t("chats:news.like_by", { name }), link: t("chats:news.look") },
    match: { title: t("chats:news.match"), text: t("chats:news.match_with", { name }), link: t("chats:news.look") },
  }[news.kind];
  return (
    <Toast
      tone={news.kind === "message" ? "info" : "success"}
      closeLabel={t("common:close")}
      onClose={() => setNews(undefined)}
    >
      <strong>{words.title}</strong> {"text" in words && words.text} <AppLink href={news.href}>{words.link}</AppLink>
    </Toast>
  );
}
