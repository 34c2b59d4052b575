import { expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, totalsOf, write } from "../../../../../../tests/workers/member-fixtures.ts";
import { confirmed, unconfirmedPair } from "../../../../../../tests/workers/unconfirmed-fixtures.ts";

test("the credits of a sign-up come with the confirmation, once, and are not spent before", async () => {
  const { anna, bert } = await unconfirmedPair({ credits: 2 });
  expect(await totalsOf(anna)).toMatchObject({ credits: 0 });
  await write(anna, bert);
  await write(anna, bert);
  expect(await write(anna, bert)).toEqual(refuse("not_enough_credits", { credits: 0, cost: 1 }));
  await confirmed(anna);
  expect(await totalsOf(anna)).toMatchObject({ credits: 0 });
  await confirmed(anna);
  const granted = (await anna.stub.money.ledger()).entries.filter(({ kind }) => kind === "signup");
  expect(granted).toMatchObject([{ credits: 2 }]);
});

test("who had the credits of the sign-up before there was a promise gets nothing twice", async () => {
  const anna = await aMember({ confirmed: false, credits: 5 });
  await inObject(anna, (sql) => {
    sql.exec(
      `INSERT INTO ledger (key, from_account, to_account, credits, kind, balance, at)
       VALUES ('signup', 'site:signup', 'wallet', 5, 'signup', 5, 0)`,
    );
  });
  await confirmed(anna);
  expect(await totalsOf(anna)).toMatchObject({ credits: 5 });
});
