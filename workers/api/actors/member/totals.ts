import type { Totals } from "../../../../app/contract/live.ts";
import { balanceOf } from "./wallet.ts";

/** What the badges and the page title show; everywhere from here, so that they never differ (measures, sentence 7). */
export function totalsOf(sql: SqlStorage): Totals {
  const { unread } = sql
    .exec<{ unread: number }>("SELECT coalesce(sum(unread), 0) AS unread FROM conversations WHERE removed = 0")
    .one();
  const { likes } = sql
    .exec<{ likes: number }>("SELECT count(*) AS likes FROM likes WHERE received_at IS NOT NULL AND received_new = 1")
    .one();
  return { num_unread_messages: unread, num_new_likes: likes, credits: balanceOf(sql) };
}
