import type { Totals } from "../../contract/conversations/conversations.ts";
import type { User } from "../../contract/people/profile.ts";
import type { Settings } from "../../contract/site.ts";
import type { FlashMessage } from "../visitor/visitor-cookie.server.ts";

/** What members' pages show of the settings. They travel with every page, so it is only what is used. */
export function shownSettings(settings: Settings) {
  const { name, cdn_prefix, message_credits, message_length, refund_days } = settings;
  return { name, cdn_prefix, message_credits, message_length, refund_days };
}

type ShownSettings = ReturnType<typeof shownSettings>;

/**
 * The member as their pages show them: without what is only for the server to know, and without what says nothing. A
 * page with a script carries all of it as data, on top of the HTML (measures P3).
 */
export function shownUser({
  terms_version: _terms,
  activation_mailed: _mailed,
  photo_decided: _decided,
  bonus_dismissed: _no,
  bonus_modal_dismissed: _closed,
  ...rest
}: User): User {
  const { match: _match, ...photo } = rest.profile.main_image ?? {};
  const user = rest.profile.main_image ? { ...rest, profile: { ...rest.profile, main_image: photo } } : rest;
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null && value !== undefined)) as User;
}

/** What every page of the members' area finds in its outlet's context. */
export interface MemberArea {
  user: User;
  settings: ShownSettings;
  totals: Totals;
  /** What the page before said about a part of this one. */
  notice?: FlashMessage;
}
