import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { CONVERSATION, MOST_INSPECTED } from "../conversations/undelivered/inspected-messages.ts";
import { isHidden } from "./hidden.ts";

/** Of `inspected_texts`: 1, somebody is asked to read it; 0, it waits until others of the member's are read. */
export const askedTextsSchema = ["ALTER TABLE inspected_texts ADD COLUMN asked INTEGER NOT NULL DEFAULT 1"];

/** A text that waits, since when (milliseconds), and where: NULL for an "about me", and for what is removed and may come back. */
type Waiting = { id: string; at: number; about: string | null; conversation: string | null };

/**
 * Asks the site to have somebody read what waits, oldest first: of messages no more at a time than a member may write then
 * (`MOST_INSPECTED`), though more came to wait at once, as when an address is confirmed. Nobody reads texts of who is hidden.
 */
export function askTexts(sql: SqlStorage): void {
  if (isHidden(sql)) return;
  for (const { id, at, about, conversation } of unasked(sql)) {
    if (about === null && (conversation === null || !mayAsk(sql, conversation))) continue;
    sql.exec("UPDATE inspected_texts SET asked = 1 WHERE id = ?", id);
    tellSite(sql, { kind: "inspect_text", text_id: id, at });
  }
}

function unasked(sql: SqlStorage): Waiting[] {
  const here = "SELECT conversation FROM messages WHERE messages.id = inspected_texts.id";
  return sql
    .exec<Waiting>(
      `SELECT id, at, about, (${here}) AS conversation FROM inspected_texts
       WHERE refusal IS NULL AND asked = 0 ORDER BY at, rowid`,
    )
    .toArray();
}

function mayAsk(sql: SqlStorage, conversation: string): boolean {
  const { here, all } = sql
    .exec<{ here: number; all: number }>(
      `SELECT count(*) AS "all", coalesce(sum(conversation = ?), 0) AS here FROM
       (SELECT ${CONVERSATION} AS conversation FROM inspected_texts AS undelivered WHERE refusal IS NULL AND asked = 1)
       WHERE conversation IS NOT NULL`,
      conversation,
    )
    .one();
  return here < MOST_INSPECTED.here && all < MOST_INSPECTED.all;
}

/** The member is hidden, or these may come back only: nobody reads them meanwhile. `which`: of `inspected_texts`. */
export function withdrawTexts(sql: SqlStorage, which = "true", ...given: unknown[]): void {
  for (const { id } of asked(sql, which, ...given)) tellTextGone(sql, id);
}

/** They are back. */
export function askTextsAgain(sql: SqlStorage, which = "true", ...given: unknown[]): void {
  for (const { id, at } of asked(sql, which, ...given)) tellSite(sql, { kind: "inspect_text", text_id: id, at });
  askTexts(sql);
}

function asked(sql: SqlStorage, which: string, ...given: unknown[]): Pick<Waiting, "id" | "at">[] {
  const query = `SELECT id, at FROM inspected_texts WHERE refusal IS NULL AND asked = 1 AND ${which} ORDER BY at`;
  return sql.exec<Pick<Waiting, "id" | "at">>(query, ...given).toArray();
}

/** Nobody needs to read it any more. */
export function tellTextGone(sql: SqlStorage, text_id: string): void {
  tellSite(sql, { kind: "text_gone", text_id });
}

/** Of the text only who wrote it and since when it waits: its words stay here. */
function tellSite(sql: SqlStorage, { kind, ...text }: { kind: string; text_id: string; at?: number }): void {
  const { id } = accountOf(sql);
  const event = { id: `${id}/text/${nextNumber(sql)}`, target: "site", kind };
  enqueue(sql, { ...event, payload: { member_id: id, ...text } });
}
