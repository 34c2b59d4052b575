import { expect, test } from "vitest";
import { MOST_LISTED } from "../../../../../app/contract/conversations/conversations.ts";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, valueOf, write, type TestMember } from "../../../../../tests/workers/member-fixtures.ts";

/** As many conversations of theirs with nobody in particular as there are rows; newer than what is there. */
function addNewer(member: TestMember, count: number): Promise<void> {
  return inObject(member, (sql) => {
    for (let number = 1; number <= count; number += 1) {
      sql.exec(
        "INSERT INTO conversations (id, other, opened_by_me, last_at) VALUES (?1, ?2, 0, ?3)",
        `c${number}`,
        `other${number}`,
        Date.now() + number,
      );
      sql.exec(
        "INSERT INTO messages (id, conversation, own, text, sent_at) VALUES (?1, ?2, 0, 'Hello', ?3)",
        `m${number}`,
        `c${number}`,
        Date.now() + number,
      );
    }
  });
}

test("a list has the newest conversations, one more than it shows, and an older one is found by its name", async () => {
  const [anna, rene] = [await aMember(), await aMember({ credits: 5, name: "René de Vries" })];
  await write(rene, anna, { text: "Good morning" });
  await delivered(rene);
  const names = async (name?: string) =>
    valueOf(await anna.stub.conversations.chats(anna.token, { name })).map(({ profile }) => profile.name);
  expect(await names()).toEqual(["René de Vries"]);
  await addNewer(anna, MOST_LISTED + 5);
  const newest = valueOf(await anna.stub.conversations.chats(anna.token));
  expect(newest).toHaveLength(MOST_LISTED + 1);
  expect(newest[0]?.conversation.id).toBe(`c${MOST_LISTED + 5}`);
  for (const typed of ["rene", "VRIES", "né de"]) expect(await names(typed), typed).toEqual(["René de Vries"]);
  for (const typed of ["renate", "%", "other1"]) expect(await names(typed), typed).toEqual([]);
});
