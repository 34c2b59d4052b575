import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerWhileSending } from "./listen-on.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who sends for as long as the test says. */
function aSender() {
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sending = controller) });
  const init = { method: "POST", body, duplex: "half" };
  return {
    request: new Request("http://site.nl/", init),
    send: (text: string) => sending?.enqueue(new TextEncoder().encode(text)),
    end: () => sending?.close(),
    fail: () => sending?.error(new Error("gone")),
  };
}

const refusing = async () => new Response("too large", { status: 413 });

/** Has this come to its end? Everything that was promised until now has happened. */
async function hasEnded(work: Promise<unknown>): Promise<boolean> {
  let ended = false;
  void work.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

test("a request without a body is passed on as it is", async () => {
  const request = new Request("http://site.nl/");
  await answerWhileSending(request, async (passed) => {
    expect(passed).toBe(request);
    return new Response();
  });
});

test("what was read to its end, and what went well, is answered without waiting", async () => {
  const [whole, welcome] = [aSender(), aSender()];
  whole.send("all");
  whole.end();
  const read = async (passed: Request) => new Response(await passed.text(), { status: 422 });
  expect(await (await answerWhileSending(whole.request, read)).text()).toBe("all");
  const answer = await answerWhileSending(welcome.request, async () => new Response("fine"));
  expect(await answer.text()).toBe("fine");
  expect(vi.getTimerCount()).toBe(0);
});

test("a refusal is there at once, and stays open until the sender has come to an end", async () => {
  for (const way of ["end", "fail"] as const) {
    const sender = aSender();
    sender.send("begun");
    const answer = await answerWhileSending(sender.request, refusing);
    expect(answer.status).toBe(413);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("too large");
    const end = reader?.read() ?? Promise.resolve();
    sender.send("more");
    expect(await hasEnded(end)).toBe(false);
    sender[way]();
    expect(await hasEnded(end), way).toBe(true);
  }
});

test("who never comes to an end is listened to for two seconds", async () => {
  const sender = aSender();
  const answer = await answerWhileSending(sender.request, refusing);
  const whole = answer.text();
  for (let sent = 0; sent < 19; sent += 1) {
    sender.send("more");
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(await hasEnded(whole)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await hasEnded(whole)).toBe(true);
  expect(await whole).toBe("too large");
});
