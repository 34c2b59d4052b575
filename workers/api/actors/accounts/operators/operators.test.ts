import { afterEach, expect, test } from "vitest";
import { accounts, anAddress, inAccounts } from "../../../../../tests/workers/attempt-fixtures.ts";
import { moveClock } from "../../../clock.ts";
import { recordEvent } from "./operator-events.ts";
import { listOperators } from "./operator-rows.ts";
import { operatorOf, startOperatorSession } from "./operator-sessions.ts";

afterEach(() => moveClock(0));

/** An operator whose address this shard has. */
async function anOperator() {
  const id = crypto.randomUUID();
  const operator = { email: anAddress(), id, name: "Olga", password_hash: "a hash" };
  await accounts.operators.keep({ operator, site: "tests" });
  return operator;
}

test("the list says how many passkeys each operator has", async () => {
  const [olga, otto] = [await anOperator(), await anOperator()];
  const listed = await inAccounts((sql) => {
    sql.exec(
      `INSERT INTO passkeys (id, owner, public_key, counter, transports, name, created)
       VALUES ('one', ?1, '', 0, '[]', 'Phone', 0), ('other', ?1, '', 0, '[]', 'Laptop', 0)`,
      olga.id,
    );
    return listOperators(sql);
  });
  const counted = [olga, otto].map(({ id }) => listed.find((one) => one.id === id));
  expect(counted).toMatchObject([{ passkeys: 2 }, { passkeys: 0 }]);
});

test("a session of an operator lasts eight hours, whatever is done in it", async () => {
  const { email } = await anOperator();
  const token = await inAccounts((sql) => startOperatorSession(sql, email));
  const isSignedIn = () => inAccounts((sql) => operatorOf(sql, token) !== undefined);
  for (const minutes of [0, 4 * 60, 8 * 60 - 1]) {
    moveClock(minutes * 60_000);
    expect(await isSignedIn(), `after ${minutes} minutes`).toBe(true);
  }
  moveClock(8 * 60 * 60_000);
  expect(await isSignedIn()).toBe(false);
});

test("of an operator only id and name go into the record", async () => {
  const { id, ...rest } = await anOperator();
  const [payload] = await inAccounts((sql) => {
    recordEvent(sql, "tests", { operator: { id, ...rest }, action: "passkey_added" });
    return sql.exec<{ payload: string }>("SELECT payload FROM outbox ORDER BY rowid DESC LIMIT 1").toArray();
  });
  expect(JSON.parse(payload?.payload ?? "{}")).toMatchObject({ operator: { id, name: "Olga" } });
  expect(payload?.payload).not.toContain("hash");
});
