import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  erase,
  everythingIn,
  inObject,
} from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  type TestMember,
  unusedMemberId,
  valueOf,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { refuse } from "../../../../../../app/domain/result.ts";
import { moveClock } from "../../../../clock.ts";
import { excludedFor } from "../searches/search-context.ts";

afterEach(() => moveClock(0));

const hide = (member: TestMember, other: { id: string }) => member.stub.people.hide(member.token, other.id);
const excluded = async ({ stub, token }: TestMember) => excludedFor(valueOf(await stub.people.searchContext(token)));
const hidden = async ({ stub, token }: TestMember) => valueOf(await stub.people.hidden(token)).map(({ id }) => id);

test("who is hidden is left out of what the member is offered, and of nothing else, until that is taken back", async () => {
  const [anna, bert] = [await aMember({ name: "Anna" }), await aMember({ name: "Bert" })];
  valueOf(await bert.stub.people.like(bert.token, anna.id));
  await delivered(bert);
  expect(valueOf(await hide(anna, bert)).profile).toMatchObject({ id: bert.id, name: "Bert" });
  valueOf(await hide(anna, bert));
  await delivered(anna);
  expect(await excluded(anna)).toEqual([anna.id, bert.id]);
  expect(await excluded(bert)).toEqual([bert.id]);
  expect(valueOf(await anna.stub.people.likes(anna.token)).liked_by).toMatchObject([{ id: bert.id, like_new: true }]);
  expect(valueOf(await anna.stub.people.view(anna.token, bert.id)).hidden).toBe(true);
  const { lists } = valueOf(await anna.stub.account.exportOverview(anna.token));
  expect(lists.hidden).toMatchObject([{ id: bert.id, name: "Bert" }]);
  valueOf(await anna.stub.people.unhide(anna.token, bert.id));
  expect([await hidden(anna), await excluded(anna)]).toEqual([[], [anna.id]]);
});

test("a block takes its place, whoever blocks, and nobody hides themselves or somebody who is not there", async () => {
  for (const blocker of ["the member", "the other"]) {
    const [anna, bert] = [await aMember(), await aMember()];
    valueOf(await hide(anna, bert));
    const [by, of] = blocker === "the member" ? [anna, bert] : [bert, anna];
    valueOf(await by.stub.people.block(by.token, of.id));
    await delivered(by);
    expect(await hidden(anna), blocker).toEqual([]);
    expect(await hide(anna, bert), blocker).toEqual(refuse(by === anna ? "blocked" : "not_found"));
    expect(await hide(anna, anna)).toEqual(refuse("yourself"));
    expect(await hide(anna, { id: unusedMemberId() })).toEqual(refuse("not_found"));
  }
});

test("nobody hides more than a thousand, and who does already may be told so again", async () => {
  const [anna, bert, carl] = [await aMember(), await aMember(), await aMember()];
  valueOf(await hide(anna, bert));
  const others = JSON.stringify(Array.from({ length: 999 }, () => unusedMemberId()));
  await inObject(anna, (sql) => {
    sql.exec("INSERT INTO hidden_members (other, at) SELECT value, 0 FROM json_each(?)", others);
  });
  expect(await hide(anna, carl)).toEqual(refuse("hidden_limit", { limit: 1_000 }));
  expect((await hide(anna, bert)).ok).toBe(true);
  expect(await excluded(anna)).toHaveLength(1_001);
});

test("who hides somebody names them no more after their erasure, nor do they name who hid them", async () => {
  const name = `Bartholomew ${crypto.randomUUID()}`;
  const [anna, bert] = [await aMemberWithPassword(), await aMemberWithPassword({ name })];
  valueOf(await hide(anna, bert));
  await delivered(anna);
  expect(await hidden(anna)).toEqual([bert.id]);
  await erase(bert);
  await delivered(anna);
  expect(await hidden(anna)).toEqual([]);
  const rows = await everythingIn(anna.stub);
  for (const trace of [bert.id, name]) expect(rows).not.toContain(trace);
});
