import { goneIn } from "../../workers/api/actors/member/conversations/removed/gone-messages.ts";
import { conversationIdOf } from "../../workers/api/ids.ts";
import { inObject } from "./deletion-fixtures.ts";
import { aMember, delivered, type TestMember, valueOf, write } from "./member-fixtures.ts";

/** Anna wrote first, and Bert answered with a threat. */
export async function aThreat(bert?: TestMember) {
  const [anna, other] = [await aMember({ credits: 9 }), bert ?? (await aMember({ credits: 9, name: "Bert" }))];
  await write(anna, other, { text: "Good morning" });
  await delivered(anna, other);
  await write(other, anna, { text: "I know where you live" });
  await delivered(other, anna);
  return { anna, bert: other, conversation: conversationIdOf(anna.id, other.id) };
}

/** What a complaint of theirs offers. */
export const goneOf = async ({ stub, token }: TestMember) => valueOf(await stub.people.goneConversations(token));
/** The words that are kept of it, oldest first. */
export const keptOf = (member: TestMember, conversation: string) =>
  inObject(member, (sql) => goneIn(sql, { conversation })?.messages.map(({ text }) => text));
export const block = (one: TestMember, other: TestMember) => one.stub.people.block(one.token, other.id);
