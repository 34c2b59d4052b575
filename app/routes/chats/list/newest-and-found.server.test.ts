import { expect, test } from "vitest";
import { aTimer } from "../../../../tests/support/doubles/timer.ts";
import { createApi } from "../../../api/client.server.ts";
import { newestAndFound } from "./newest-and-found.server.ts";

const chat = (id: string, name: string) => ({ conversation: { id }, profile: { id: `of-${id}`, name } });

/** An API with more conversations than it lists; what it was asked. */
function anApi(more: boolean) {
  const asked: (string | null)[] = [];
  const api = createApi({
    clock: { now: () => 0, random: () => 0.5, timer: () => aTimer("never"), sleep: () => Promise.resolve() },
    deadline: 1000,
    log: (line) => expect.unreachable(JSON.stringify(line)),
    headers: () => ({}),
    thrown: (problem) => problem,
    transport(request) {
      const name = new URL(request.url).searchParams.get("name");
      asked.push(name);
      const found = [chat("2", "Bert"), chat("900", "Bertha")];
      const newest = [chat("1", "Anna"), chat("2", "Bert")];
      return Promise.resolve(Response.json(name ? { chats: found } : { chats: newest, more }));
    },
  });
  return { api, asked };
}

test("a name is searched for among older conversations too, and nobody is listed twice", async () => {
  const { api, asked } = anApi(true);
  const { chats, more } = await newestAndFound(api, "bert");
  expect(chats.map(({ conversation }) => conversation.id)).toEqual(["1", "2", "900"]);
  expect(more).toBe(true);
  expect(asked).toEqual([null, "bert"]);
});

test("without a name, or where all are listed, nothing else is asked for", async () => {
  for (const [more, q] of [
    [true, " "],
    [false, "bert"],
  ] as const) {
    const { api, asked } = anApi(more);
    expect((await newestAndFound(api, q)).chats).toHaveLength(2);
    expect(asked).toEqual([null]);
  }
});
