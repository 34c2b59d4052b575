import { expect, test } from "vitest";
import { block, listBlocked, unblock } from "../../app/contract/safety/blocks.ts";
import { listChats, listMessages, sendMessage } from "../../app/contract/conversations/conversations.ts";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { getMember, getTarget, like, listLikes, searchMembers } from "../../app/contract/people/discovery.ts";
import { eventually } from "../support/eventually.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { caller, refusal } from "./caller.ts";
import { aMember, type ApiMember } from "./fixtures/members.ts";
import { aMessage, messagesArrived, write } from "./fixtures/messages.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

async function sees(member: ApiMember, other: ApiMember): Promise<boolean> {
  const answer = await member.api.call(getMember, { id: other.id });
  if (!answer.ok) expect(answer.problem.error).toBe("not_found");
  return answer.ok;
}

async function finds(member: ApiMember, other: ApiMember): Promise<boolean> {
  const { results } = await member.api.callOrThrow(searchMembers, { gender: "male", country: "NL" });
  return results.some(({ id }) => id === other.id);
}

test("a block ends chats and likes, and hides both from each other, until it is taken back", async () => {
  const [anna, bert] = [
    await aMember({ name: "Anna" }),
    await aMember({ name: "Bert", gender: "male", seeking: "female" }),
  ];
  await write(anna, bert, "Good morning");
  await messagesArrived(bert, anna, 1);
  await bert.api.callOrThrow(like, { id: anna.id });
  await eventually("Anna finds Bert", () => finds(anna, bert));

  await anna.api.callOrThrow(block, { id: bert.id });
  expect(await sees(anna, bert)).toBe(false);
  expect(await finds(anna, bert)).toBe(false);
  await eventually("Bert sees Anna no more", async () => !(await sees(bert, anna)));
  for (const { api } of [anna, bert]) {
    expect((await api.callOrThrow(listChats)).chats).toEqual([]);
    expect(await api.callOrThrow(listLikes)).toEqual({ profiles: [], liked_by: [] });
  }
  expect(refusal(await anna.api.call(sendMessage, aMessage(bert)))).toBe("blocked");
  const unknown = { id: "aaaaaaaaaaaaaaaa" };
  for (const other of [anna, unknown]) {
    expect(refusal(await bert.api.call(sendMessage, aMessage(other)))).toBe("not_found");
    expect(refusal(await bert.api.call(like, { id: other.id }))).toBe("not_found");
    expect(refusal(await bert.api.call(listMessages, { with: other.id }))).toBe("not_found");
  }
  expect((await anna.api.callOrThrow(listBlocked)).blocked).toMatchObject([{ id: bert.id, name: "Bert" }]);
  expect((await bert.api.callOrThrow(listBlocked)).blocked).toEqual([]);

  await anna.api.callOrThrow(unblock, { id: bert.id });
  await eventually("Bert sees Anna again", () => sees(bert, anna));
  expect(await sees(anna, bert)).toBe(true);
  expect((await anna.api.callOrThrow(listChats)).chats).toEqual([]);
  expect((await anna.api.callOrThrow(listBlocked)).blocked).toEqual([]);
});

test("a block hides both from each other also where visitors see them, and no forged session says whom somebody blocked", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  for (const { api } of [anna, bert]) await api.callOrThrow(setPreferences, { show_to_visitors: true });
  const meets = async (api: ApiClient, { id }: ApiMember) => (await api.call(getTarget, { id })).ok;
  expect([await meets(anna.api, bert), await meets(bert.api, anna)]).toEqual([true, true]);
  await anna.api.callOrThrow(block, { id: bert.id });
  expect(await meets(anna.api, bert)).toBe(false);
  await eventually("Bert sees Anna no more", async () => !(await meets(bert.api, anna)));
  expect(refusal(await bert.api.call(getTarget, { id: anna.id }))).toBe("not_found");
  expect(await meets(caller(), anna)).toBe(true);
  expect(await meets(caller({ cookies: { session: `${bert.id}.forged` } }), anna)).toBe(true);
});
