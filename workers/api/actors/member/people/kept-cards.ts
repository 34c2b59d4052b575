import { enqueue } from "../../outbox.ts";
import { accountOf } from "../account/account.ts";
import { isHidden } from "../standing/hidden.ts";
import { tellDeactivatedTo } from "./contacts.ts";

/** Members who keep the member's card and have sent nothing: what they wrote waits, or was refused. Nobody is shown it. */
export const keptCardsSchema = [
  "CREATE TABLE kept_cards (other TEXT PRIMARY KEY)",
  // What waited or was refused before there was such a table; whose erasure has begun tells nobody anything new.
  `INSERT OR IGNORE INTO outbox (id, target, kind, payload, attempts, due)
   SELECT account.id || '/card_kept/' || other, 'member:' || other, 'card_kept', json_object('id', account.id), 128, 0
   FROM account, conversations WHERE answered = 0 AND other NOT GLOB 'erased-*'
     AND conversations.id IN (SELECT conversation FROM messages JOIN inspected_texts ON inspected_texts.id = messages.id)
     AND NOT EXISTS (SELECT 1 FROM closing WHERE step <> 'waiting')`,
];

/** What the member writes waits, so the other one does not know of it; but once they leave, the card here is to know that. */
export function tellCardKept(sql: SqlStorage, other: string): void {
  const { id } = accountOf(sql);
  enqueue(sql, { id: `${id}/card_kept/${other}`, target: `member:${other}`, kind: "card_kept", payload: { id } });
}

/** Somebody keeps the member's card. Whoever is leaving already says so. */
export function receiveCardKept(sql: SqlStorage, { id }: { id: string }): void {
  sql.exec("INSERT OR IGNORE INTO kept_cards (other) VALUES (?)", id);
  if (isHidden(sql)) tellDeactivatedTo(sql, id);
}
