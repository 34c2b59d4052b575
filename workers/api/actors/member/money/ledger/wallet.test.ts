import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import type { Env } from "../../../../env.ts";
import { migrate } from "../../../migrate.ts";
import { memberSchema } from "../../engine/schema.ts";
import { balanceOf, charge, grant, ledgerOf } from "./wallet.ts";

function inWallet(act: (sql: SqlStorage) => void): Promise<void> {
  const stub = (env as unknown as Env).MEMBER.getByName(`wallet/${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_member, { storage }) => {
    migrate(storage, memberSchema);
    return act(storage.sql);
  });
}

test("every movement has two sides and a balance after it", () =>
  inWallet((sql) => {
    grant(sql, { key: "signup", from: "site:signup", credits: 5, kind: "signup" });
    expect(charge(sql, { key: "m1", to: "site:messages", credits: 2, kind: "message" })).toEqual(accept(3));
    expect(ledgerOf(sql)).toMatchObject([
      { from_account: "site:signup", to_account: "wallet", credits: 5, balance: 5 },
      { from_account: "wallet", to_account: "site:messages", credits: 2, balance: 3 },
    ]);
  }));

test("a key moves credits once", () =>
  inWallet((sql) => {
    for (let time = 0; time < 3; time += 1) grant(sql, { key: "p", from: "payments", credits: 20, kind: "payment" });
    for (let time = 0; time < 3; time += 1) charge(sql, { key: "m", to: "site:messages", credits: 1, kind: "message" });
    expect(balanceOf(sql)).toBe(19);
  }));

test("more than there is cannot be taken", () =>
  inWallet((sql) => {
    expect(charge(sql, { key: "m", to: "site:messages", credits: 1, kind: "message" })).toEqual(
      refuse("not_enough_credits", { credits: 0, cost: 1 }),
    );
    expect(ledgerOf(sql)).toEqual([]);
  }));

test("a charge of no credits writes no ledger entry", () =>
  inWallet((sql) => {
    expect(charge(sql, { key: "m", to: "site:messages", credits: 0, kind: "message" })).toEqual(accept(0));
    expect(ledgerOf(sql)).toEqual([]);
  }));

test("the database itself refuses to change or forget an entry, or to go below zero", () =>
  inWallet((sql) => {
    grant(sql, { key: "signup", from: "site:signup", credits: 5, kind: "signup" });
    expect(() => sql.exec("UPDATE ledger SET credits = 50")).toThrow("append-only");
    expect(() => sql.exec("DELETE FROM ledger")).toThrow("append-only");
    const insert =
      "INSERT INTO ledger (key, from_account, to_account, credits, kind, balance, at) VALUES ('k', 'wallet', 'x', 9, 'k', -4, 0)";
    expect(() => sql.exec(insert)).toThrow("CHECK");
  }));
