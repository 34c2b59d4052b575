import { expect, test } from "vitest";
import type { Known } from "./derive-order.ts";
import { createQueue, SLOTS, RESERVED_SLOTS, SIGNED_IN_SLOTS } from "./queue.ts";

/** Work that is done when the test says so, and a list of what was begun. */
function aQueue() {
  let now = 0;
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const queue = createQueue({ yieldToEvents: () => Promise.resolve(), now: () => now });
  const join = (name: string, known: Known = false) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    };
    return queue.run(work, known);
  };
  /** Whoever has the turn begins. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    begun,
    join,
    settle,
    async finish(name: string) {
      finish.get(name)?.();
      await settle();
    },
    pass: (ms: number) => void (now += ms),
  };
}

const unknownSlots = SLOTS - RESERVED_SLOTS;

test("one works at a time, in the order they came", async () => {
  const { begun, join, finish } = aQueue();
  const answers = ["a", "b", "c"].map((name) => join(name));
  expect(begun).toEqual(["a"]);
  await finish("a");
  await finish("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await finish("c");
  expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
});

test("who comes from a known device goes before the others that wait", async () => {
  const { begun, join, finish } = aQueue();
  for (const name of ["a", "b"]) void join(name);
  void join("known", true);
  await finish("a");
  expect(begun).toEqual(["a", "known"]);
});

test("a full queue refuses at once; known devices have slots that unknown ones cannot take", async () => {
  const { begun, join, finish } = aQueue();
  for (let index = 1; index <= unknownSlots; index += 1) void join(`unknown ${index}`);
  expect(await join("one too many")).toBeUndefined();
  for (let known = 1; known <= RESERVED_SLOTS; known += 1) void join(`known ${known}`, true);
  expect(await join("one known too many", true)).toBeUndefined();
  await finish("unknown 1");
  expect(begun).toEqual(["unknown 1", "known 1"]);
});

test("however many signed-in members ask, all slots for sign-ins stay free", async () => {
  const { begun, join, finish } = aQueue();
  for (let member = 1; member <= SIGNED_IN_SLOTS; member += 1) void join(`member ${member}`, "signed_in");
  expect(await join("one member too many", "signed_in")).toBeUndefined();
  for (let index = 1; index <= unknownSlots; index += 1) void join(`unknown ${index}`);
  for (let known = 1; known <= RESERVED_SLOTS; known += 1) void join(`known ${known}`, true);
  expect(await join("one known too many", true)).toBeUndefined();
  await finish("member 1");
  expect(begun).toEqual(["member 1", "known 1"]);
});

test("signed-in members have slots when unknown devices took all of theirs, and neither waits for all the others", async () => {
  const { begun, join, finish } = aQueue();
  for (let index = 1; index <= unknownSlots; index += 1) void join(`unknown ${index}`);
  for (const member of ["member 1", "member 2"]) void join(member, "signed_in");
  for (const name of ["unknown 1", "member 1", "unknown 2", "member 2"]) await finish(name);
  expect(begun).toEqual(["unknown 1", "member 1", "unknown 2", "member 2", "unknown 3"]);
});

test("on a slow machine, who waited for seconds is refused instead of worked for", async () => {
  const { begun, join, finish, pass } = aQueue();
  void join("slow");
  const waited = join("waited");
  pass(3000);
  const later = join("later");
  pass(2000);
  await finish("slow");
  expect(await waited).toBeUndefined();
  expect(begun).toEqual(["slow", "later"]);
  await finish("later");
  expect(await later).toBe("later");
});

test("a known device gets in late rather than not at all, while its page can still be answered", async () => {
  const { join, finish, pass } = aQueue();
  void join("slow");
  const late = join("late", true);
  pass(6000);
  await finish("slow");
  await finish("late");
  expect(await late).toBe("late");
  void join("slow");
  const tooLate = join("too late", true);
  pass(6001);
  await finish("slow");
  expect(await tooLate).toBeUndefined();
});

test("after work that fails the next in the queue has its turn", async () => {
  const queue = createQueue({ yieldToEvents: () => Promise.resolve(), now: () => 0 });
  const failing = queue.run(() => Promise.reject(new Error("no memory")), false);
  const next = queue.run(() => Promise.resolve("done"), false);
  await expect(failing).rejects.toThrow("no memory");
  expect(await next).toBe("done");
});

test("work that never ends, because the runtime ended it, does not keep the others waiting for ever", async () => {
  const { begun, join, pass, settle } = aQueue();
  void join("lost");
  void join("waiting");
  pass(20_000);
  void join("new");
  await settle();
  expect(begun).toEqual(["lost", "new"]);
});

test("work that was given up and ends after all begins nobody else's turn a second time", async () => {
  const { begun, join, settle, finish, pass } = aQueue();
  void join("lost");
  await settle();
  pass(15_001);
  void join("second");
  void join("third");
  await settle();
  expect(begun).toEqual(["lost", "second"]);
  await finish("lost");
  expect(begun).toEqual(["lost", "second"]);
  await finish("second");
  expect(begun).toEqual(["lost", "second", "third"]);
});
