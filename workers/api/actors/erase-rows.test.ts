import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { eraseRows, overwriteRows } from "./erase-rows.ts";

/** Some object's database, with two tables: one whose key is the row's number, and one with a key of its own. */
function inSomeObject<Value>(act: (sql: SqlStorage) => Value): Promise<Value> {
  const stub = (env as unknown as Env).SITE.getByName(`tests/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_site, { storage: { sql } }) => {
    sql.exec("CREATE TABLE letters (position INTEGER PRIMARY KEY AUTOINCREMENT, words TEXT NOT NULL, note TEXT)");
    sql.exec("CREATE TABLE people (id TEXT PRIMARY KEY, words TEXT NOT NULL)");
    for (const words of ['{"name":"Mina"}', '{"name":"Zoë"}', '{"name":"Bert"}']) {
      sql.exec("INSERT INTO letters (words, note) VALUES (?, NULL)", words);
      sql.exec("INSERT INTO people (id, words) VALUES (?, ?)", JSON.parse(words).name, words);
    }
    return act(sql);
  });
}

test("the rows that fit are gone, whatever the table's key, and the others are as they were", async () => {
  const left = await inSomeObject((sql) => {
    const named = "json_extract(words, '$.name') IN (?, ?)";
    for (const table of ["letters", "people"]) eraseRows(sql, { table, words: ["words"], where: named }, "Mina", "Zoë");
    eraseRows(sql, { table: "letters", words: ["words", "note"], where: "position > ?" }, 1000);
    return [sql.exec("SELECT * FROM letters").toArray(), sql.exec("SELECT * FROM people").toArray()];
  });
  expect(left).toEqual([
    [{ position: 3, words: '{"name":"Bert"}', note: null }],
    [{ id: "Bert", words: '{"name":"Bert"}' }],
  ]);
});

test("what is overwritten has as many bytes as before, all of them zero, so that SQLite writes it where it lay", async () => {
  const rows = await inSomeObject((sql) => {
    overwriteRows(sql, { table: "people", words: ["words"], where: "id = ?" }, "Zoë");
    return sql.exec("SELECT id, hex(words) AS bytes, typeof(words) AS type FROM people WHERE id = 'Zoë'").toArray();
  });
  const bytes = new TextEncoder().encode('{"name":"Zoë"}').length;
  expect(rows).toEqual([{ id: "Zoë", bytes: "00".repeat(bytes), type: "text" }]);
});
