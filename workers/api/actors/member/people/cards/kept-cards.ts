import { enqueue } from "../../../outbox.ts";
import { accountOf } from "../../account/account.ts";
import { isHidden } from "../../standing/hidden.ts";
import { tellDeactivatedTo } from "../contacts.ts";

/**
 * Members of whom nobody is shown anything: they keep the member's card, because what they wrote waits or was refused; or the
 * member keeps their id, with a first message that waits or was refused.
 */
export const keptCardsSchema = [
  "CREATE TABLE kept_cards (other TEXT PRIMARY KEY)",
  // What waited or was refused before there was such a table; whose erasure has begun tells nobody anything new.
  `INSERT OR IGNORE INTO outbox (id, target, kind, payload, attempts, due)
   SELECT account.id || '/card_kept/' || other, 'member:' || other, 'card_kept', json_object('id', account.id), 128, 0
   FROM account, conversations WHERE answered = 0 AND other NOT GLOB 'erased-*'
     AND conversations.id IN (SELECT conversation FROM messages JOIN inspected_texts ON inspected_texts.id = messages.id)
     AND NOT EXISTS (SELECT 1 FROM closing WHERE step <> 'waiting')`,
];

/** First messages of sign-ups, from before their targets were told. */
export const plannedCardsSchema = [
  "INSERT OR IGNORE INTO kept_cards (other) SELECT target FROM planned_messages WHERE target <> ''",
  `INSERT OR IGNORE INTO outbox (id, target, kind, payload, attempts, due)
   SELECT account.id || '/card_kept/' || target, 'member:' || target, 'card_kept', json_object('id', account.id), 128, 0
   FROM account, planned_messages WHERE planned_messages.target <> ''`,
];

/**
 * The member keeps somebody's card with a message that they are not sent (yet). They are told, so that they tell the member when
 * they leave.
 */
export function tellCardKept(sql: SqlStorage, other: string): void {
  const { id } = accountOf(sql);
  enqueue(sql, { id: `${id}/card_kept/${other}`, target: `member:${other}`, kind: "card_kept", payload: { id } });
}

/** The other one sent something that is shown, or one of the two blocked the other: that names them already. */
export function dropKeptCard(sql: SqlStorage, other: string): void {
  sql.exec("DELETE FROM kept_cards WHERE other = ?", other);
}

/** Somebody keeps the member's card. Whoever is leaving already says so. */
export function receiveCardKept(sql: SqlStorage, { id }: { id: string }): void {
  sql.exec("INSERT OR IGNORE INTO kept_cards (other) VALUES (?)", id);
  if (isHidden(sql)) tellDeactivatedTo(sql, id);
}
