import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import { accept } from "../../app/domain/result.ts";
import type { Env } from "../../workers/api/env.ts";
import { actors } from "./member-fixtures.ts";

/** The `Accounts` object that the tests call; it need not be an address's own shard. */
export const accounts = actors.accounts(0);

export const anAddress = () => crypto.randomUUID();

/** An attempt from the only network there is, with no device that is known, unless told otherwise. */
export const from = (email: string, network = "a network", device?: string) => ({
  email,
  network,
  shared: false,
  device,
});

export const reset = (email: string, network?: string, device?: string) =>
  accounts.askReset({ ...from(email, network, device), site: "tests", decoy: "aaaaaaaaaaaa" });

/** Reads that object's database. */
export function inAccounts<Value>(look: (sql: SqlStorage) => Value): Promise<Value> {
  const stub = (env as unknown as Env).ACCOUNTS.getByName("tests/0");
  return runInDurableObject(stub, (_accounts, { storage: { sql } }) => look(sql));
}

/** One attempt from each of so many networks; answers how many were looked at. */
export async function attemptFromMany(email: string, networks: number, what: string, device?: string): Promise<number> {
  const all = Array.from({ length: networks }, (_, at) => accounts.attempt(from(email, `${what} ${at}`, device)));
  return (await Promise.all(all)).filter(({ ok }) => ok).length;
}

/** Asks from so many unknown networks; all are answered as if a mail were sent. */
export async function unknownVisitorsAsk(email: string, times: number, what = "unknown visitor"): Promise<void> {
  const asked = await Promise.all(Array.from({ length: times }, (_, at) => reset(email, `${what} ${at}`)));
  expect(asked).toEqual(asked.map(() => accept()));
}

/** Returns a function that counts the mails queued since this call, sent or not. */
export async function mailsFromHere(): Promise<() => Promise<number>> {
  const ever = () =>
    inAccounts((sql) =>
      Number(sql.exec("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").toArray()[0]?.["seq"] ?? 0),
    );
  const before = await ever();
  return async () => (await ever()) - before;
}
