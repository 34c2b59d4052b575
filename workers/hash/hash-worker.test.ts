import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { createHashWorker } from "./hash-worker.ts";
import { DERIVE_URL, type DeriveOrder } from "./derive-order.ts";
import { SLOTS, RESERVED_SLOTS } from "./queue.ts";

const cheap: DeriveOrder = { password: "a long walk", salt: "c2FsdA", N: 16, r: 1, p: 1, known: false };

function ask(worker: ReturnType<typeof createHashWorker>, order: unknown): Promise<Response> {
  const request = new Request(DERIVE_URL, { method: "POST", body: JSON.stringify(order) });
  return worker.fetch(request, {}, { waitUntil: () => undefined });
}

test("the key is scrypt's, and é is é however it was typed", async () => {
  const expected = scryptSync("café", "salt", 32, { N: 16, r: 1, p: 1 }).toString("base64url");
  for (const password of ["caf\u00e9", "cafe\u0301"]) {
    const answer = await ask(createHashWorker(), { ...cheap, password });
    expect(await answer.json()).toEqual({ key: expected });
  }
});

test("what is no order is refused, and so is one that would keep the processor for minutes", async () => {
  const wrong = [null, {}, { ...cheap, N: 15 }, { ...cheap, N: 1 }, { ...cheap, N: 2 ** 22 }, { ...cheap, p: 1000 }];
  for (const order of [...wrong, { ...cheap, password: 1 }, { ...cheap, known: "yes" }])
    expect((await ask(createHashWorker(), order)).status).toBe(400);
});

test("of many requests at once, as many as there are slots get a key; the rest gets Retry-After", async () => {
  const worker = createHashWorker();
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(worker, cheap)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30 - (SLOTS - RESERVED_SLOTS));
  expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual(refused.map(() => "3"));
  expect((await ask(worker, cheap)).status).toBe(200);
});
