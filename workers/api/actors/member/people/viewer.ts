import { accountOf } from "../account/account.ts";
import { settingsIn } from "../account/account-settings.ts";
import { isBlocked } from "./blocks/blocked.ts";
import { hidesMember } from "./blocks/hidden-members.ts";
import type { Relation } from "./person.ts";
import { relationTo } from "./relations.ts";

/** What decides how much of somebody's profile the asking member sees. */
export interface Viewer {
  id: string;
  paid: boolean;
  blocked: boolean;
  /** The viewer does not want to be shown them again. */
  hidden: boolean;
  relation: Relation;
  interests: string[];
  /** Then they do not see it of others. */
  hidesOnline: boolean;
}

/** The member as the viewer of `other`: their id, plan and interests, and what is between the two. */
export function viewerOf(sql: SqlStorage, other: string): Viewer {
  const { id, paid_user, interests, settings } = accountOf(sql);
  return {
    id,
    paid: paid_user === 1,
    blocked: isBlocked(sql, other),
    hidden: hidesMember(sql, other),
    relation: relationTo(sql, other),
    interests: JSON.parse(interests) as string[],
    hidesOnline: !settingsIn({ settings }).show_online,
  };
}
