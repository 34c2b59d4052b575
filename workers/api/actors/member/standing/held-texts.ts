import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { eraseRows } from "../../erase-rows.ts";
import { enqueue } from "../../outbox.ts";
import { accountOf, nextNumber } from "../account/account.ts";
import { first } from "../engine/state.ts";

/**
 * Texts of the member that somebody has to read before others do: "about me" with contact details, and messages that begin a
 * conversation while `hold` counts. Once approved a row goes; a refused one stays, so that its writer sees what became of it.
 */
export const heldTextsSchema = [
  // `id`: of the message, whose words are in `messages`; or of an "about me", whose words are here. `at`: milliseconds.
  `CREATE TABLE held_texts (
    id TEXT PRIMARY KEY,
    about TEXT,
    client_id TEXT,
    cost INTEGER NOT NULL DEFAULT 0,
    hold_hours INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    refusal TEXT
  )`,
];

/** `about`: the words; `client_id` and what it costs: of a message. `refusal`: null while it waits. */
export type HeldText = {
  id: string;
  about: string | null;
  client_id: string | null;
  /** Credits, when it is let through. */
  cost: number;
  hold_hours: number;
  at: number;
  refusal: string | null;
};

/** One that waits or was refused. */
export function findHeldText(sql: SqlStorage, id: string): HeldText | undefined {
  return first(sql.exec<HeldText>("SELECT * FROM held_texts WHERE id = ?", id));
}

/** Its words, for who is to read them; undefined for one that is gone. */
export function heldWords(
  sql: SqlStorage,
  id: string,
): { kind: "about" | "message"; text: string; to?: string } | undefined {
  const held = findHeldText(sql, id);
  if (!held) return undefined;
  if (held.about !== null) return { kind: "about", text: held.about };
  const message = first(
    sql.exec<{ text: string; name: string | null }>(
      `SELECT text, json_extract(person, '$.name') AS name
       FROM messages JOIN conversations ON conversations.id = conversation
       LEFT JOIN profile_cache ON profile_cache.id = other WHERE messages.id = ?`,
      id,
    ),
  );
  return message && { kind: "message", text: message.text, ...(message.name !== null && { to: message.name }) };
}

/** "About me" as it waits, or was refused. */
export function heldAbout(sql: SqlStorage): HeldText | undefined {
  return first(sql.exec<HeldText>("SELECT * FROM held_texts WHERE about IS NOT NULL"));
}

/** Another "about me" waits in the place of the one before; without words none does. */
export function holdAbout(sql: SqlStorage, about: string | null): void {
  dropHeld(sql, "about IS NOT NULL");
  if (about !== null) hold(sql, { id: randomness.uuid(), about });
}

/** A message waits. */
export function holdMessage(
  sql: SqlStorage,
  message: Pick<HeldText, "id" | "cost" | "hold_hours"> & { client_id: string },
): void {
  hold(sql, message);
}

function hold(sql: SqlStorage, text: Pick<HeldText, "id"> & Partial<HeldText>): void {
  const at = clock.now();
  sql.exec(
    "INSERT INTO held_texts (id, about, client_id, cost, hold_hours, at) VALUES (?, ?, ?, ?, ?, ?)",
    text.id,
    text.about ?? null,
    text.client_id ?? null,
    text.cost ?? 0,
    text.hold_hours ?? 0,
    at,
  );
  tellSite(sql, { kind: "hold_text", text_id: text.id, at });
}

/** It was let through, or it is gone: nobody reads it any more. `where`: of `held_texts`. */
export function dropHeld(sql: SqlStorage, where: string, ...given: unknown[]): void {
  for (const { id } of sql.exec<{ id: string }>(`SELECT id FROM held_texts WHERE ${where}`, ...given).toArray())
    tellSite(sql, { kind: "held_text_gone", text_id: id });
  eraseRows(sql, { table: "held_texts", words: ["about"], where }, ...given);
}

/** The messages of a conversation are about to go. */
export function dropHeldIn(sql: SqlStorage, conversations: string, ...given: unknown[]): void {
  dropHeld(sql, `id IN (SELECT id FROM messages WHERE conversation IN (${conversations}))`, ...given);
}

/** Nobody will see it; its writer reads why. */
export function refuseHeld(sql: SqlStorage, id: string, refusal: string): void {
  sql.exec("UPDATE held_texts SET refusal = ? WHERE id = ?", refusal, id);
}

/** The member is hidden: nobody reads their texts meanwhile. */
export function withdrawTexts(sql: SqlStorage): void {
  for (const { id } of waiting(sql)) tellSite(sql, { kind: "held_text_gone", text_id: id });
}

/** They are back. */
export function askTextsAgain(sql: SqlStorage): void {
  for (const { id, at } of waiting(sql)) tellSite(sql, { kind: "hold_text", text_id: id, at });
}

function waiting(sql: SqlStorage): HeldText[] {
  return sql.exec<HeldText>("SELECT * FROM held_texts WHERE refusal IS NULL ORDER BY at").toArray();
}

/** Of the text only who wrote it and since when it waits: its words stay here. */
function tellSite(sql: SqlStorage, { kind, ...text }: { kind: string; text_id: string; at?: number }): void {
  const { id } = accountOf(sql);
  const event = { id: `${id}/text/${nextNumber(sql)}`, target: "site", kind };
  enqueue(sql, { ...event, payload: { member_id: id, ...text } });
}
