import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "../../env.ts";
import { migrate } from "../migrate.ts";
import type { Filter } from "./filter.ts";
import { CardCache } from "./card-cache.ts";
import { SearchCache } from "./search-cache.ts";
import { directorySchema } from "./schema.ts";
import { search } from "./search.ts";

/** A database with the directory's first schema, as a site that is older than the second has it. */
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
       json_object('id', 'p' || n, 'seeking', iif(n % 2, 'male', 'female')) FROM people`,
    count,
  );
}

/** What one search finds, and how many rows it read for it. */
function searched(sql: SqlStorage, filter: Filter) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const exec: SqlStorage["exec"] = (query, ...values) => {
    const cursor = sql.exec(query, ...values);
    cursors.push(cursor);
    return cursor as never;
  };
  const { count } = search(
    { sql: { exec } as SqlStorage, searchCache: new SearchCache(), cardCache: new CardCache() },
    { ...filter, exclude: [], page: 1, size: 24 },
  );
  return { count, read: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
}

test("a directory that is older than the column for whom people seek finds them by it", () =>
  inOldDirectory((storage) => {
    fill(storage.sql, 200);
    migrate(storage, directorySchema);
    expect(searched(storage.sql, { gender: "female", seeking: "male" }).count).toBe(100);
    expect(searched(storage.sql, { gender: "female", seeking: "female" }).count).toBe(100);
    expect(searched(storage.sql, { gender: "female" }).count).toBe(200);
    expect(searched(storage.sql, { gender: "male", seeking: "male" }).count).toBe(0);
  }));

test("what a search reads does not grow with the people whom it does not find", async () => {
  const rare = { gender: "female", seeking: "male", regions: ["Drenthe"] } as const;
  const born = { from: "1951-01-01", until: "1953-12-31" };
  const read = (people: number) =>
    inOldDirectory((storage) => {
      fill(storage.sql, people);
      migrate(storage, directorySchema);
      const filters: Filter[] = [rare, { ...rare, born }, { ...rare, seeking: undefined }];
      return filters.map((filter) => searched(storage.sql, filter));
    });
  const few = await read(2_000);
  expect(few.map(({ count }) => count)).toEqual([200, 80, 400]);
  for (const { count, read: rows } of few) expect(rows).toBeLessThan(3 * count);
  expect(await read(40_000)).toEqual(few);
});
