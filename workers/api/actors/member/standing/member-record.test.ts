import { expect, test } from "vitest";
import { aMemberWithPassword, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { actors, aMember, delivered, unusedMemberId, write } from "../../../../../tests/workers/member-fixtures.ts";

/** All that these columns of the member's object hold. */
const column = (sql: SqlStorage, table: string, name: string) =>
  sql
    .exec(`SELECT ${name} AS value FROM ${table}`)
    .toArray()
    .map(({ value }) => String(value));

test("operators see states, never a password, a session, a message or a balance", async () => {
  const [anna, bert] = [await aMemberWithPassword({ credits: 87_531 }), await aMember({ credits: 5 })];
  await write(anna, bert, { text: "I keep bees" });
  await write(bert, anna, { text: "And I keep ducks" });
  await delivered(anna, bert);
  const [passwords, sessions, messages] = await inObject(anna, (sql) => [
    column(sql, "account", "password_hash"),
    column(sql, "sessions", "hash"),
    column(sql, "messages", "text"),
  ]);
  expect(messages).toEqual(["I keep bees", "And I keep ducks"]);
  expect([passwords?.[0], sessions?.[0]]).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{20}/)]);
  const record = JSON.stringify(await anna.stub.standing.record());
  expect(record).toContain(anna.order.email);
  const secrets = [anna.token, ...(passwords ?? []), ...(sessions ?? []), ...(messages ?? []), "8753"];
  for (const secret of [...secrets, bert.id, "password", "hash", "amount"]) expect(record).not.toContain(secret);
});

test("of an id that nobody has there is no record", async () => {
  const nobody = actors.member(unusedMemberId());
  expect([await nobody.standing.record(), await nobody.standing.found()]).toEqual([undefined, undefined]);
});
