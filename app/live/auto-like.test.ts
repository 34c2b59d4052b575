import { afterEach, expect, test, vi } from "vitest";
import { askAutoLike } from "./auto-like.ts";
import type { LiveClient } from "./live-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the page asks and does while the API answers this. */
async function asking(reply: unknown, times = 1) {
  vi.useFakeTimers();
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(reply));
  vi.stubGlobal("fetch", fetch);
  const told: string[] = [];
  const reload = vi.fn<() => void>();
  const client = { deliverAutoLike: ({ id }: { id: string }) => told.push(id) } as unknown as LiveClient;
  for (let time = 0; time < times; time += 1) await askAutoLike(client, reload);
  return { told, reload, asked: fetch.mock.calls.map(([address]) => address) };
}

test("a like that came by a switch is told of once, and the likes are loaded half a second later", async () => {
  const { told, reload, asked } = await asking({ profile: { id: "bert", main_image: { match: "bert.webp" } } }, 2);
  expect(asked).toEqual(["/api/auto-like.php", "/api/auto-like.php"]);
  expect(told).toEqual(["bert"]);
  await vi.advanceTimersByTimeAsync(499);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test("where there is none nothing happens", async () => {
  const { told, reload } = await asking({ profile: null });
  await vi.runAllTimersAsync();
  expect([told, reload.mock.calls]).toEqual([[], []]);
});
