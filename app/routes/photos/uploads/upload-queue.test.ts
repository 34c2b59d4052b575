import { expect, test } from "vitest";
import type { Problem } from "../../../contract/problems.ts";
import type { PhotoToUpload } from "../../../live/uploads/upload-photo.ts";
import { UploadQueue } from "./upload-queue.ts";

const aFile = (name: string) => new File(["x"], name);
/** Everything that was promised has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose photos arrive when the test says so. */
function aQueue() {
  const sent: (Omit<PhotoToUpload, "to"> & { answer(problem?: Problem): Promise<unknown> })[] = [];
  const queue = new UploadQueue({
    shrink: async (file) => file,
    send: (photo) =>
      new Promise((resolve) => {
        sent.push({
          ...photo,
          answer(problem) {
            resolve(problem);
            return settled();
          },
        });
      }),
  });
  return { queue, sent, names: () => queue.state().uploads.map(({ name }) => name) };
}

test("photos leave two at a time, and the next one follows where one has arrived", async () => {
  const { queue, sent, names } = aQueue();
  queue.add(["a", "b", "c"].map(aFile), 3);
  await settled();
  expect(sent.length).toBe(2);
  sent[0]?.onSent(0.4);
  expect(queue.state().uploads.map((upload) => upload.sent)).toEqual([0.4, 0, undefined]);
  await sent[0]?.answer();
  expect([sent.length, names(), queue.state().arrived]).toEqual([3, ["a", "b", "c"], 1]);
  expect(queue.state().uploads[0], "until the page has loaded it").toEqual({
    key: sent[0]?.key,
    name: "a",
    arrived: true,
  });
  queue.showArrived();
  expect([sent.length, names(), queue.state().arrived]).toEqual([3, ["b", "c"], 1]);
});

test("one that is taken out is not sent, or stopped, and makes room for the next", async () => {
  const { queue, sent, names } = aQueue();
  queue.add(["a", "b", "c", "d"].map(aFile), 4);
  await settled();
  const [a, , c] = queue.state().uploads;
  queue.remove(c?.key ?? "");
  queue.remove(a?.key ?? "");
  await settled();
  expect([sent[0]?.signal.aborted, sent.length, names()]).toEqual([true, 3, ["b", "d"]]);
  await sent[0]?.answer({ error: "api_unreachable" });
  expect([names(), queue.state().arrived]).toEqual([["b", "d"], 0]);
});

test("what failed says why, holds nobody up, and is the same photo when it is tried again", async () => {
  const { queue, sent } = aQueue();
  queue.add(["a", "b", "c"].map(aFile), 3);
  await settled();
  await sent[0]?.answer({ error: "photo_heic" });
  expect(queue.state().uploads[0]).toMatchObject({ name: "a", problem: { error: "photo_heic" } });
  expect(sent.length).toBe(3);
  await sent[1]?.answer();
  queue.retry(sent[0]?.key ?? "");
  await settled();
  expect(sent[3]?.key).toBe(sent[0]?.key);
  expect(queue.state().uploads[0]).not.toHaveProperty("problem");
});

test("more photos than there is room for are not sent, and say so", async () => {
  const { queue, sent } = aQueue();
  queue.add([aFile("a")], 2);
  queue.add(["b", "c"].map(aFile), 2);
  await settled();
  expect(sent.length).toBe(2);
  expect(queue.state().uploads[2]).toMatchObject({ name: "c", problem: { error: "photo_limit" } });
});

test("one that found no place has that of another which failed", async () => {
  const { queue, sent } = aQueue();
  queue.add(["a.pdf", "b"].map(aFile), 1);
  await settled();
  await sent[0]?.answer({ error: "photo_unreadable" });
  expect(sent[1]?.key).toBe(queue.state().uploads[1]?.key);
  await sent[1]?.answer({ error: "photo_limit", limit: 1 });
  expect([sent.length, queue.state().uploads[1]?.problem?.error]).toEqual([2, "photo_limit"]);
  queue.add(["c", "d"].map(aFile), 1);
  await settled();
  queue.remove(sent[2]?.key ?? "");
  await settled();
  expect(sent.length, "the first that found none").toBe(4);
});

test("what found no place leaves when there is room again, one for each place", async () => {
  const { queue, sent, names } = aQueue();
  queue.fill(1);
  queue.add(["a", "b", "c"].map(aFile), 1);
  await settled();
  await sent[0]?.answer();
  queue.showArrived();
  queue.fill(0);
  await settled();
  expect([sent.length, names()], "its place is taken").toEqual([1, ["b", "c"]]);
  queue.fill(1);
  await settled();
  expect(sent.length).toBe(2);
  expect(queue.state().uploads[1]?.problem?.error).toBe("photo_limit");
});
