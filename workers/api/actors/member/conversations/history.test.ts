import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered, type TestMember, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";

const DAY = 86_400_000;

const shown = async ({ stub, token }: TestMember, other: TestMember, more: object = {}) =>
  valueOf(await stub.conversations.messages(token, { with: other.id, limit: 50, history_months: 12, ...more }));

/** One message for each number: written so many days ago. */
async function twoWho(daysAgo: readonly number[], wishes: { paid_user?: boolean } = {}) {
  const [anna, bert] = [await aMember({ credits: 9, ...wishes }), await aMember()];
  for (const days of daysAgo) await write(anna, bert, { text: `${days} days` });
  await delivered(anna, bert);
  for (const member of [anna, bert])
    await inObject(member, (sql) => {
      for (const days of daysAgo)
        sql.exec("UPDATE messages SET sent_at = sent_at - ? WHERE text = ?", days * DAY, `${days} days`);
    });
  return { anna, bert };
}

test("a free member sees the messages of the last twelve months, and is told that there are older ones", async () => {
  const { anna, bert } = await twoWho([400, 300, 0]);
  for (const [one, other] of [
    [anna, bert],
    [bert, anna],
  ] as const) {
    const page = await shown(one, other);
    expect(page.messages.map(({ text }) => text)).toEqual(["300 days", "0 days"]);
    expect(page).toMatchObject({ more: false, history: { months: 12 } });
  }
});

test("nothing older comes by the cursor either", async () => {
  const { anna, bert } = await twoWho([400, 300, 0]);
  const [first] = (await shown(anna, bert)).messages;
  expect((await shown(anna, bert, { before: first?.position })).messages).toEqual([]);
  const all = await shown(anna, bert, { after: 0 });
  expect(all.messages.map(({ text }) => text)).toEqual(["300 days", "0 days"]);
});

test("premium members see everything, and so does everybody on a site without the limit", async () => {
  const { anna, bert } = await twoWho([400, 0], { paid_user: true });
  expect(await shown(anna, bert)).toMatchObject({ messages: [{ text: "400 days" }, { text: "0 days" }] });
  expect(await shown(anna, bert)).not.toHaveProperty("history");
  expect((await shown(bert, anna, { history_months: 0 })).messages).toHaveLength(2);
});

test("where nothing is older nothing is said of a limit", async () => {
  const { anna, bert } = await twoWho([300, 0]);
  expect(await shown(anna, bert)).not.toHaveProperty("history");
});

test("where all that was written is older than shown, nothing is proposed to begin with", async () => {
  const { anna, bert } = await twoWho([400]);
  expect(await shown(anna, bert)).toMatchObject({ messages: [], history: { months: 12 } });
  expect(await shown(anna, bert)).not.toHaveProperty("interests");
  expect(await shown(anna, await aMember())).toHaveProperty("interests");
});

test("the export has what is not shown", async () => {
  const { anna, bert } = await twoWho([400, 0]);
  const { conversation } = await shown(anna, bert);
  const { messages } = valueOf(await anna.stub.account.exportMessages(anna.token, { conversation: conversation.id }));
  expect(messages.map(({ text }) => text)).toEqual(["400 days", "0 days"]);
});
