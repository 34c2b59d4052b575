import { expect, test } from "vitest";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, pageOf, type TestMember, valueOf, write } from "../../../../../../tests/workers/member-fixtures.ts";
import { inspectText } from "../../standing/inspected-texts.ts";
import { MOST_INSPECTED, mayWait } from "./inspected-messages.ts";

/** Anna's conversation with Bert, in which so many messages wait. */
async function aConversation({ waiting = 0, sent = 0 }) {
  const [anna, bert] = [await aMember({ credits: 50 }), await aMember()];
  for (let at = 0; at < Math.max(sent, waiting); at += 1) valueOf(await write(anna, bert));
  const { conversation, messages } = await pageOf(anna, bert);
  const ids = messages.slice(0, waiting).map(({ id }) => id);
  await inObject(anna, (sql) => {
    for (const id of ids) inspectText(sql, { id, client_id: crypto.randomUUID(), cost: 0, hold_hours: 0 });
  });
  return { anna, conversation: conversation.id };
}

const ask = ({ anna, conversation }: { anna: TestMember; conversation: string }) =>
  inObject(anna, (sql) => mayWait(sql, { conversation, cost: 0, inspected: true }));

test("what waits in a removed conversation counts while it may come back", async () => {
  const talk = await aConversation({ waiting: MOST_INSPECTED.here });
  expect(await ask(talk)).toEqual(refuse("messages_waiting"));
  await talk.anna.stub.conversations.deleteChat(talk.anna.token, talk.conversation);
  expect(await ask(talk)).toEqual(refuse("messages_waiting"));
});

test("whether one more may wait is answered without reading the member's messages", async () => {
  const rowsRead = async (sent: number) => {
    const { anna, conversation } = await aConversation({ waiting: 1, sent });
    return inObject(anna, (sql) => {
      const cursors: { rowsRead: number }[] = [];
      const exec = (...query: Parameters<SqlStorage["exec"]>) => {
        const cursor = sql.exec(...query);
        cursors.push(cursor);
        return cursor;
      };
      expect(mayWait({ exec } as SqlStorage, { conversation, cost: 0, inspected: true })).toEqual(accept());
      return cursors[0]?.rowsRead;
    });
  };
  expect(await rowsRead(30)).toBe(await rowsRead(1));
});
