import { clock } from "../../../clock.ts";
import { randomness } from "../../../randomness.ts";
import { eraseRows } from "../../erase-rows.ts";
import { first } from "../engine/state.ts";
import { askTexts, tellTextGone } from "./text-inspection.ts";

/**
 * Texts of the member that somebody has to read before others do (text-inspection.ts): "about me" with contact details, and messages
 * in a conversation without an answer while `hold` counts. Once approved a row goes; a refused one stays, so that its writer sees
 * what became of it. So does that of a message which never left for another reason: its photo, its credits, its receiver.
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

/** Its words, and its photo's id, for who is to look at them; undefined for one that is gone. */
export function inspectedWords(
  sql: SqlStorage,
  id: string,
): { kind: "about" | "message"; text: string; to?: string; photo?: string } | undefined {
  const found = findInspectedText(sql, id);
  if (!found) return undefined;
  if (found.about !== null) return { kind: "about", text: found.about };
  const message = first(
    sql.exec<{ text: string; photo: string | null; name: string | null }>(
      `SELECT text, photo, json_extract(person, '$.name') AS name
       FROM messages JOIN conversations ON conversations.id = conversation
       LEFT JOIN profile_cache ON profile_cache.id = other WHERE messages.id = ?`,
      id,
    ),
  );
  if (!message) return undefined;
  const { text, photo, name } = message;
  return { kind: "message", text, ...(name !== null && { to: name }), ...(photo !== null && { photo }) };
}

/** "About me" as it waits, or was refused. */
export function inspectedAbout(sql: SqlStorage): InspectedText | undefined {
  return first(sql.exec<InspectedText>("SELECT * FROM inspected_texts WHERE about IS NOT NULL"));
}

/** Another "about me" waits in the place of the one before; without words none does. */
export function inspectAbout(sql: SqlStorage, about: string | null): void {
  dropInspected(sql, "about IS NOT NULL");
  if (about !== null) inspectText(sql, { id: randomness.uuid(), about });
}

/** A text waits until somebody has read it. */
export function inspectText(sql: SqlStorage, text: Pick<InspectedText, "id"> & Partial<InspectedText>): void {
  sql.exec(
    "INSERT INTO inspected_texts (id, about, client_id, cost, hold_hours, at, asked) VALUES (?, ?, ?, ?, ?, ?, 0)",
    text.id,
    text.about ?? null,
    text.client_id ?? null,
    text.cost ?? 0,
    text.hold_hours ?? 0,
    clock.now(),
  );
  askTexts(sql);
}

/** It was let through, or it is gone: nobody reads it any more. `where`: of `inspected_texts`. */
export function dropInspected(sql: SqlStorage, where: string, ...given: unknown[]): void {
  for (const { id } of sql.exec<{ id: string }>(`SELECT id FROM inspected_texts WHERE ${where}`, ...given).toArray())
    tellTextGone(sql, id);
  eraseRows(sql, { table: "inspected_texts", words: ["about"], where }, ...given);
  askTexts(sql);
}

/** Nobody will see it; its writer reads why. */
export function refuseText(sql: SqlStorage, id: string, refusal: string): void {
  sql.exec("UPDATE inspected_texts SET refusal = ? WHERE id = ?", refusal, id);
  askTexts(sql);
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
