import type { User } from "../../contract/people/profile.ts";
import { DAY_MS } from "../locale/day.ts";
import { remindsOfActivation } from "./badge-count.ts";

/** The alerts of spec §2 that stand above pages, what matters most first. The fourth one, push messages, is a line on `/chats` (decision 0163). */
export const alertKinds = ["activation", "notifications", "photo_decided", "photo"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Who has not confirmed their address is reminded until they have: that one cannot be put away. */
export const dismissibleAlerts = ["notifications", "photo_decided", "photo"] as const;
export type DismissibleAlert = (typeof dismissibleAlerts)[number];

/** A decision about a photo is news for so long, if nobody put it away. */
const NEWS_FOR = 14 * DAY_MS;

/** How long a dismissed alert stays away. Not shown in the spec; decision 0077. */
const dismissedMs = {
  notifications: 30 * DAY_MS,
  photo: 7 * DAY_MS,
};

/** A conversation is for the conversation: its layout has no alerts (spec §2, layouts). */
const conversation = /^\/(chats\/[^/]+|members\/[^/]+\/chat)\/?$/;

/** Spec §2, alerts: where each one is hidden. Settings are the pages under `/profile`. */
const hiddenOn: Record<DismissibleAlert, RegExp> = {
  photo_decided: /^\/(profile|signup|complete-signup|activate\/done)(\/|$)/,
  notifications: /^\/(notifications|signup|activate\/done)(\/|$)/,
  photo: /^\/(profile|signup|complete-signup|activate\/done|premium|notifications|directdebit)(\/|$)/,
};

/** What decides which alert a page shows. */
export interface AlertFacts {
  user: Pick<User, "status" | "notifications_disabled" | "photo_decided"> & {
    profile: Pick<User["profile"], "status" | "main_image">;
  };
  /** Of the page, without its query. */
  path: string;
  /** When each alert was dismissed, ms since 1970. */
  dismissed: Readonly<Record<string, number>>;
  /** ms since 1970. */
  now: number;
}

/** Which alert a page shows: one at a time, as two would leave a phone no room for what the page is about. Spec §2, §4, §9. */
export function dueAlert(facts: AlertFacts): AlertKind | undefined {
  return alertKinds.find((kind) => isDue(kind, facts));
}

function isDue(kind: AlertKind, { user, path, dismissed, now }: AlertFacts): boolean {
  if (kind === "activation") return remindsOfActivation(user);
  if (conversation.test(path) || hiddenOn[kind].test(path)) return false;
  if (kind === "photo_decided") return isNews(user.photo_decided?.at, dismissed[kind] ?? 0, now);
  if (isDismissed(kind, dismissed[kind], now)) return false;
  if (kind === "notifications") return (user.notifications_disabled?.length ?? 0) > 0;
  // Null means no photo (spec §3); one under inspection is one, and an API that does not tell says nothing.
  return user.profile.main_image === null;
}

function isNews(at: string | undefined, seen: number, now: number): boolean {
  const decided = at === undefined ? 0 : Date.parse(at);
  return decided > seen && now - decided < NEWS_FOR;
}

/** A time to come is a clock that was wrong: then the alert shows. */
function isDismissed(kind: keyof typeof dismissedMs, at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < dismissedMs[kind];
}
