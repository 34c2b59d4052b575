import { expect, test } from "vitest";
import { refuse } from "../../../../../../app/domain/result.ts";
import { aMemberWithPassword, deleteAccount, signInAgain } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { delivered, type TestMember, valueOf, write } from "../../../../../../tests/workers/member-fixtures.ts";

const blockedBy = async (member: TestMember) =>
  valueOf(await member.stub.people.blocked(member.token)).map(({ id, name }) => ({ id, name }));

test("a block holds when either of the two deletes their account and comes back", async () => {
  const [anna, bert] = [await aMemberWithPassword(), await aMemberWithPassword({ name: "Bert" })];
  valueOf(await anna.stub.people.block(anna.token, bert.id));
  await delivered(anna);
  for (const leaver of [bert, anna]) {
    valueOf(await deleteAccount(leaver));
    await delivered(leaver);
    const { token, reactivated } = valueOf(await signInAgain(leaver));
    expect(reactivated).toBe(true);
    leaver.token = token;
    await delivered(leaver);
    expect(await blockedBy(anna)).toEqual([{ id: bert.id, name: "Bert" }]);
    expect(await write(bert, anna)).toEqual(refuse("not_found"));
    expect([await anna.stub.people.person(bert.id), await bert.stub.people.person(anna.id)]).toEqual([
      undefined,
      undefined,
    ]);
  }
});
