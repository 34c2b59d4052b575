import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { migrate } from "../migrate.ts";
import { SearchIndex } from "./bitmaps/search-index.ts";
import { buildIndex } from "./cards.ts";
import type { Filter } from "./filter.ts";
import { CardCache } from "./card-cache.ts";
import { SearchCache } from "./search-cache.ts";
import { directorySchema } from "./schema.ts";
import { search } from "./search.ts";

/** A database with the directory's first schema, as a site that is older than the others has it. */
function inOldDirectory<Answer>(act: (storage: DurableObjectStorage) => Answer): Promise<Answer> {
  const stub = (env as unknown as Env).MEMBER.getByName(`directory/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => {
    migrate(storage, directorySchema.slice(0, 1));
    return act(storage);
  });
}

/** `count` people; the first 400 live in Drenthe, and every other one seeks women. */
function fill(sql: SqlStorage, count: number): void {
  sql.exec(
    `WITH RECURSIVE people (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM people WHERE n < ?)
     INSERT INTO cards (id, gender, region, birth_year, date_of_birth, rank, card)
     SELECT 'p' || n, 'female', iif(n <= 400, 'Drenthe', 'Utrecht'), 1950 + n % 10, (1950 + n % 10) || '-06-15', n,
       json_object('id', 'p' || n, 'gender', 'female', 'region', iif(n <= 400, 'Drenthe', 'Utrecht'), 'interests', json_array(),
         'date_of_birth', (1950 + n % 10) || '-06-15', 'seeking', iif(n % 2, 'male', 'female'), 'last_active', 1700000000000) FROM people`,
    count,
  );
}

/** The directory as it is now, with the index that a new start finds on disk. */
function renewed(storage: DurableObjectStorage): SearchIndex {
  migrate(storage, directorySchema);
  const { sql } = storage;
  storage.transactionSync(() => buildIndex({ sql, index: new SearchIndex(sql) }));
  return new SearchIndex(sql);
}

/** What one search finds, and how many rows it read for it, from disk. */
function searched(sql: SqlStorage, filter: Filter) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const exec: SqlStorage["exec"] = (query, ...values) => {
    const cursor = sql.exec(query, ...values);
    cursors.push(cursor);
    return cursor as never;
  };
  const counted = { exec } as SqlStorage;
  const { count } = search(
    { sql: counted, index: new SearchIndex(counted), searchCache: new SearchCache(), cardCache: new CardCache() },
    { ...filter, exclude: [], page: 1, size: 24 },
  );
  return { count, read: cursors.slice(1).reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
}

test("a directory that is older than the bitmaps finds people by them", () =>
  inOldDirectory((storage) => {
    fill(storage.sql, 200);
    expect(renewed(storage)).toMatchObject({ size: 200 });
    const { sql } = storage;
    expect(searched(sql, { gender: "female", seeking: "male" }).count).toBe(100);
    expect(searched(sql, { gender: "female", seeking: "female" }).count).toBe(100);
    expect(searched(sql, { gender: "female" }).count).toBe(200);
    expect(searched(sql, { gender: "male", seeking: "male" }).count).toBe(0);
  }));

test("a search reads the cards of its page, and of each bitmap a row for 8,192 people", async () => {
  const rare = { gender: "female", seeking: "male", regions: ["Drenthe"] } as const;
  const born = { from: "1951-01-01", until: "1953-12-31" };
  const read = (people: number) =>
    inOldDirectory((storage) => {
      fill(storage.sql, people);
      renewed(storage);
      const filters: Filter[] = [rare, { ...rare, born }, { ...rare, seeking: undefined }];
      return filters.map((filter) => searched(storage.sql, filter));
    });
  const few = await read(2_000);
  expect(few.map(({ count }) => count)).toEqual([200, 80, 400]);
  const many = await read(40_000);
  expect(many.map(({ count }) => count)).toEqual([200, 80, 400]);
  const BLOCKS = Math.ceil(40_000 / 8_192);
  for (const { read: rows } of many) expect(rows).toBeLessThan(3 * 24 + 12 * BLOCKS);
});
