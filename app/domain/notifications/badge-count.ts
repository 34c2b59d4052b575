import type { User } from "../../contract/people/profile.ts";

/** The count before the page title and on the app's icon: unread messages plus new likes. Spec §2. */
export function badgeCount(totals: { num_unread_messages: number; num_new_likes: number }): number {
  return totals.num_unread_messages + totals.num_new_likes;
}

/** `(3) Periwinkle`, or just the title when nothing waits. Spec §2. */
export function titleWithCount(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title;
}

/** The credits badge: shown at 10 or fewer, a warning above 0, danger at 0. Spec §2, §9. */
export function creditsBadge(credits: number): { count: number; tone: "warning" | "danger" } | undefined {
  if (credits > 10) return undefined;
  return { count: Math.max(0, credits), tone: credits > 0 ? "warning" : "danger" };
}

/** Spec §4: status not_confirmed with profile status disabled and no disabled notifications. */
export function remindsOfActivation(
  user: Pick<User, "status" | "notifications_disabled"> & { profile: { status?: string | null } },
): boolean {
  return user.status === "not_confirmed" && user.profile.status === "disabled" && !user.notifications_disabled?.length;
}
