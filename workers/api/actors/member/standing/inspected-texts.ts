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
export const inspectedTextsSchema = [
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

/** They were called held texts, as credits are that wait for an answer. */
export const renamedTextsSchema = [
  "ALTER TABLE held_texts RENAME TO inspected_texts",
  "UPDATE outbox SET kind = 'inspect_text' WHERE kind = 'hold_text'",
  "UPDATE outbox SET kind = 'text_gone' WHERE kind = 'held_text_gone'",
];

/** `about`: the words; `client_id` and what it costs: of a message. `refusal`: null while it waits. */
export type InspectedText = {
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
export function findInspectedText(sql: SqlStorage, id: string): InspectedText | undefined {
  return first(sql.exec<InspectedText>("SELECT * FROM inspected_texts WHERE id = ?", id));
}

/** Its words, for who is to read them; undefined for one that is gone. */
export function inspectedWords(
  sql: SqlStorage,
  id: string,
): { kind: "about" | "message"; text: string; to?: string } | undefined {
  const found = findInspectedText(sql, id);
  if (!found) return undefined;
  if (found.about !== null) return { kind: "about", text: found.about };
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
export function inspectedAbout(sql: SqlStorage): InspectedText | undefined {
  return first(sql.exec<InspectedText>("SELECT * FROM inspected_texts WHERE about IS NOT NULL"));
}

/** Another "about me" waits in the place of the one before; without words none does. */
export function inspectAbout(sql: SqlStorage, about: string | null): void {
  dropInspected(sql, "about IS NOT NULL");
  if (about !== null) keepWaiting(sql, { id: randomness.uuid(), about });
}

/** A message waits. */
export function inspectMessage(
  sql: SqlStorage,
  message: Pick<InspectedText, "id" | "cost" | "hold_hours"> & { client_id: string },
): void {
  keepWaiting(sql, message);
}

function keepWaiting(sql: SqlStorage, text: Pick<InspectedText, "id"> & Partial<InspectedText>): void {
  const at = clock.now();
  sql.exec(
    "INSERT INTO inspected_texts (id, about, client_id, cost, hold_hours, at) VALUES (?, ?, ?, ?, ?, ?)",
    text.id,
    text.about ?? null,
    text.client_id ?? null,
    text.cost ?? 0,
    text.hold_hours ?? 0,
    at,
  );
  tellSite(sql, { kind: "inspect_text", text_id: text.id, at });
}

/** It was let through, or it is gone: nobody reads it any more. `where`: of `inspected_texts`. */
export function dropInspected(sql: SqlStorage, where: string, ...given: unknown[]): void {
  for (const { id } of sql.exec<{ id: string }>(`SELECT id FROM inspected_texts WHERE ${where}`, ...given).toArray())
    tellSite(sql, { kind: "text_gone", text_id: id });
  eraseRows(sql, { table: "inspected_texts", words: ["about"], where }, ...given);
}

/** The messages of a conversation are about to go. */
export function dropInspectedIn(sql: SqlStorage, conversations: string, ...given: unknown[]): void {
  dropInspected(sql, `id IN (SELECT id FROM messages WHERE conversation IN (${conversations}))`, ...given);
}

/** Messages that may come back are not read meanwhile. `messages`: their ids, as SQL with `?` for what follows. */
export function withdrawInspected(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  for (const { id } of waiting(sql, `id IN (${messages})`, ...given)) tellSite(sql, { kind: "text_gone", text_id: id });
}

/** They are back. */
export function askInspectedAgain(sql: SqlStorage, messages: string, ...given: unknown[]): void {
  for (const { id, at } of waiting(sql, `id IN (${messages})`, ...given))
    tellSite(sql, { kind: "inspect_text", text_id: id, at });
}

/** Nobody will see it; its writer reads why. */
export function refuseText(sql: SqlStorage, id: string, refusal: string): void {
  sql.exec("UPDATE inspected_texts SET refusal = ? WHERE id = ?", refusal, id);
}

/** A message never goes, and nobody had to read it first. */
export function keepRefused(
  sql: SqlStorage,
  { id, client_id, cost, hold_hours }: Pick<InspectedText, "id" | "client_id" | "cost" | "hold_hours">,
  refusal: string,
): void {
  sql.exec(
    "INSERT INTO inspected_texts (id, client_id, cost, hold_hours, at, refusal) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    client_id,
    cost,
    hold_hours,
    clock.now(),
    refusal,
  );
}

/** The member is hidden: nobody reads their texts meanwhile. */
export function withdrawTexts(sql: SqlStorage): void {
  for (const { id } of waiting(sql)) tellSite(sql, { kind: "text_gone", text_id: id });
}

/** They are back. */
export function askTextsAgain(sql: SqlStorage): void {
  for (const { id, at } of waiting(sql)) tellSite(sql, { kind: "inspect_text", text_id: id, at });
}

function waiting(sql: SqlStorage, which = "true", ...given: unknown[]): InspectedText[] {
  const query = `SELECT * FROM inspected_texts WHERE refusal IS NULL AND ${which} ORDER BY at`;
  return sql.exec<InspectedText>(query, ...given).toArray();
}

/** Of the text only who wrote it and since when it waits: its words stay here. */
function tellSite(sql: SqlStorage, { kind, ...text }: { kind: string; text_id: string; at?: number }): void {
  const { id } = accountOf(sql);
  const event = { id: `${id}/text/${nextNumber(sql)}`, target: "site", kind };
  enqueue(sql, { ...event, payload: { member_id: id, ...text } });
}
