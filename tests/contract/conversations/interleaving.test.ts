import fc from "fast-check";
import { expect, test } from "vitest";
import { markRead, sendMessage } from "../../../app/contract/conversations/conversations.ts";
import { aMember } from "../fixtures/members.ts";
import { balanceOf } from "../fixtures/payments.ts";
import { needs } from "../tested-api.ts";
import { aMessage, messagesArrived, messagesOf, textsOf, totalsOf } from "../fixtures/messages.ts";

needs("a demonstration");

const RUNS = 20;
/** Bursts that follow each other; in a burst everything is sent at the same time, some of it twice. */
const bursts = fc.array(
  fc.array(fc.record({ by: fc.constantFrom("anna", "bert"), twice: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  { minLength: 1, maxLength: 3 },
);

test("however two write at once, both read the same, once and in one order", { timeout: 120_000 }, async () => {
  const people = { anna: await aMember({ credits: 250 }), bert: await aMember({ credits: 250 }) };
  const { anna, bert } = people;
  const start = { anna: await balanceOf(anna.api), bert: await balanceOf(bert.api) };
  const sent = { anna: 0, bert: 0 };
  const texts: string[] = [];

  async function post({ by, twice }: { by: "anna" | "bert"; twice: boolean }): Promise<void> {
    const [from, to] = by === "anna" ? [anna, bert] : [bert, anna];
    const input = aMessage(to, `${by} ${(sent[by] += 1)}`);
    texts.push(input.text);
    const answers = await Promise.all(
      Array.from({ length: twice ? 2 : 1 }, () => from.api.callOrThrow(sendMessage, input)),
    );
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
  }

  async function holds(plan: Parameters<typeof post>[0][][]): Promise<void> {
    const before = { anna: sent.anna, bert: sent.bert };
    for (const burst of plan) await Promise.all(burst.map(post));
    await Promise.all([messagesArrived(anna, bert, texts.length), messagesArrived(bert, anna, texts.length)]);
    const [hers, his] = [await messagesOf(anna, bert), await textsOf(bert, anna)];
    expect(hers.map(({ text }) => text)).toEqual(his);
    expect(his.toSorted()).toEqual(texts.toSorted());
    expect(hers.map(({ sent_at }) => sent_at)).toEqual(hers.map(({ sent_at }) => sent_at).toSorted());
    expect(await totalsOf(anna.api)).toMatchObject({ unread: sent.bert - before.bert });
    expect(await totalsOf(bert.api)).toMatchObject({ unread: sent.anna - before.anna });
    for (const by of ["anna", "bert"] as const) {
      expect(start[by] - (await balanceOf(people[by].api))).toBe(sent[by]);
      const received = await messagesOf(people[by], by === "anna" ? bert : anna);
      const position = Math.max(...received.map((message) => message.position));
      await people[by].api.callOrThrow(markRead, { conversation: conversationId, position });
    }
  }

  const opened = await anna.api.callOrThrow(sendMessage, aMessage(bert, `anna ${(sent.anna += 1)}`));
  texts.push(opened.message.text);
  const conversationId = opened.conversation.id;
  await messagesArrived(bert, anna, 1);
  await bert.api.callOrThrow(markRead, { conversation: conversationId, position: 1_000_000 });
  await fc.assert(fc.asyncProperty(bursts, holds), { numRuns: RUNS, endOnFailure: true });
});
