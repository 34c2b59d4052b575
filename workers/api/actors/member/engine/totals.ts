import type { Totals } from "../../../../../app/contract/conversations/conversations.ts";
import { BALANCE } from "../money/ledger/wallet.ts";
import { IS_NEW_LIKE } from "../people/likes/new-like.ts";

type Row = { num_unread_messages: number; num_new_likes: number; credits: number };

/** As columns of a statement. */
export const TOTALS = `
  (SELECT coalesce(sum(unread), 0) FROM conversations WHERE removed = 0) AS num_unread_messages,
  (SELECT count(*) FROM likes WHERE ${IS_NEW_LIKE}) AS num_new_likes,
  coalesce((${BALANCE}), 0) AS credits`;

/** What the badges and the page title show; everywhere from here, so that they never differ (measures, sentence 7). */
export function totalsOf(sql: SqlStorage): Totals {
  return sql.exec<Row>(`SELECT ${TOTALS}`).one();
}
