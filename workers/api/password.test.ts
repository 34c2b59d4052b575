import { expect, onTestFinished, test, vi } from "vitest";
import type { DeriveOrder } from "../hash/derive-order.ts";
import { hashPassword, passwordMatches } from "./password.ts";

/** A hash Worker that answers `status` and keeps what it was asked. */
function aHashWorker(answer: () => Response = () => Response.json({ key: "a2V5" })) {
  const orders: DeriveOrder[] = [];
  const HASH = {
    async fetch(_url: string, { body }: { body: string }) {
      orders.push(JSON.parse(body) as DeriveOrder);
      return answer();
    },
  } as unknown as Fetcher;
  return { HASH, orders };
}

const cost = ({ N, r, p }: DeriveOrder) => ({ N, r, p });
const FULL = { N: 16_384, r: 8, p: 5 };

test("a password costs its full price wherever the clock cannot be moved", async () => {
  for (const TEST_CLOCK of [undefined, "", "0", "true"]) {
    const { HASH, orders } = aHashWorker();
    const hash = await hashPassword({ HASH, TEST_CLOCK }, { password: "a long walk", known: false, requestId: "test" });
    expect(hash).toMatchObject({ value: expect.stringMatching(/^scrypt\$16384\$8\$5\$/) });
    expect(orders.map(cost)).toEqual([FULL]);
  }
});

test("an unknown account costs what a known one does, here and in tests", async () => {
  for (const TEST_CLOCK of [undefined, "1"]) {
    const { HASH, orders } = aHashWorker();
    const hash = await hashPassword({ HASH, TEST_CLOCK }, { password: "a long walk", known: false, requestId: "test" });
    await passwordMatches(
      { HASH, TEST_CLOCK },
      { password: "a guess", known: false, requestId: "test", hash: hash.ok ? hash.value : "" },
    );
    await passwordMatches(
      { HASH, TEST_CLOCK },
      { password: "a guess", known: false, requestId: "test", hash: undefined },
    );
    expect(new Set(orders.map((order) => JSON.stringify(cost(order))))).toHaveProperty("size", 1);
  }
});

test("a hash is checked at the cost that it was made with", async () => {
  const { HASH, orders } = aHashWorker();
  const old = "scrypt$16384$8$5$c2FsdA$a2V5";
  const matches = await passwordMatches(
    { HASH, TEST_CLOCK: "1" },
    { password: "a long walk", known: true, requestId: "test", hash: old },
  );
  expect(matches).toEqual({ ok: true, value: true });
  expect(orders.map(cost)).toEqual([FULL]);
});

test("no hash Worker, or one that fails, is never a wrong password", async () => {
  const gone = () => {
    throw new Error("connection refused");
  };
  for (const answer of [gone, () => new Response("", { status: 500 }), () => new Response("{", { status: 200 })]) {
    const { HASH } = aHashWorker(answer);
    const asked = await passwordMatches(
      { HASH },
      { password: "a long walk", known: false, requestId: "test", hash: undefined },
    );
    expect(asked).toEqual({ ok: false, problem: { error: "too_busy", seconds: 3 } });
  }
});

test("a connection that was closed while it lay idle costs nobody their sign-in", async () => {
  let fails = 1;
  const { HASH, orders } = aHashWorker(() => {
    if (fails-- > 0) throw new Error("Network connection lost.");
    return Response.json({ key: "a2V5" });
  });
  expect((await hashPassword({ HASH }, { password: "a long walk", known: false, requestId: "test" })).ok).toBe(true);
  expect(orders).toHaveLength(2);
});

test("a hash Worker that fails is in the log with the request that needed it", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const closed = () => {
    throw new Error("connection refused");
  };
  for (const answer of [closed, () => new Response("", { status: 500 })]) {
    const { HASH } = aHashWorker(answer);
    await hashPassword({ HASH }, { password: "a long walk", known: false, requestId: "request-1" });
  }
  const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines).toEqual([
    expect.objectContaining({ event: "hash_unreachable", request: "request-1" }),
    expect.objectContaining({ event: "hash_failed", request: "request-1" }),
  ]);
});
