import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { memberSchema } from "./member/engine/schema.ts";
import { isMigrated, migrate } from "./migrate.ts";

function inStorage(act: (storage: DurableObjectStorage) => void): Promise<void> {
  const stub = (env as unknown as Env).MEMBER.getByName(`migrate/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => act(storage));
}

test("an object of the first release keeps what it has and gets what came since, once", () =>
  inStorage((storage) => {
    expect(isMigrated(storage.sql)).toBe(false);
    migrate(storage, memberSchema.slice(0, 1));
    storage.sql.exec("INSERT INTO likes (other, received_at, received_new) VALUES ('bert', 1, 1)");
    migrate(storage, memberSchema);
    migrate(storage, memberSchema);
    expect(storage.sql.exec("SELECT other, taken_back FROM likes").toArray()).toEqual([
      { other: "bert", taken_back: null },
    ]);
    expect(isMigrated(storage.sql)).toBe(true);
  }));

test("a step that fails leaves the object as it was", () =>
  inStorage((storage) => {
    migrate(storage, [["CREATE TABLE one (id)"]]);
    expect(() => migrate(storage, [["CREATE TABLE one (id)"], ["CREATE TABLE two (id)", "nonsense"]])).toThrow(
      "syntax error",
    );
    const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('one', 'two')").toArray();
    expect(tables).toEqual([{ name: "one" }]);
  }));
