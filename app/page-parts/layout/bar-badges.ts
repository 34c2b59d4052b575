import type { Totals } from "../../contract/conversations/conversations.ts";
import { creditsBadge } from "../../domain/notifications/badge-count.ts";
import type { BadgeProps } from "../../ui/badge/badge.tsx";

type Says = (key: `badge.${"unread" | "likes" | "credits"}`, values: { count: number }) => string;

/** The badges of a member's bar, by the address of their item. Spec §2. */
export function barBadges(
  { num_unread_messages: unread, num_new_likes: likes, credits }: Totals,
  t: Says,
): Record<string, BadgeProps | undefined> {
  const low = creditsBadge(credits);
  const unreadBadge = (count: number, label: string): BadgeProps | undefined =>
    count > 0 ? { count, label, tone: "unread" } : undefined;
  return {
    "/chats": unreadBadge(unread, t("badge.unread", { count: unread })),
    "/likes": unreadBadge(likes, t("badge.likes", { count: likes })),
    "/credits": low && { ...low, label: t("badge.credits", { count: low.count }) },
  };
}
