import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { setPushCall } from "../../app/contract/browser-calls.ts";
import { ROOT } from "../../scripts/serve/build.ts";

const source = readFileSync(join(ROOT, "public/sw-push.js"), "utf8");
const OURS = "https://site.example";

interface PretendedWindow {
  url: string;
  did: string[];
}

/** The service worker with these windows open; answers what it did. */
function aServiceWorker({ windows = [], calls = [] }: { windows?: PretendedWindow[]; calls?: unknown[] } = {}) {
  const listeners: Record<string, (event: object) => void> = {};
  const opened: string[] = [];
  const clients = windows.map(({ url, did }) => ({
    url,
    focus: async () => did.push("focus"),
    navigate: async (to: string) => did.push(to),
  }));
  const self = {
    location: { origin: OURS },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => opened.push(url) },
    registration: { pushManager: { subscribe: async (options: unknown) => ({ renewed: options }) } },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
  };
  const fetch = async (...call: unknown[]) => calls.push(call);
  runInNewContext(source, { self, fetch, URL, JSON });
  return {
    opened,
    listens: Object.keys(listeners),
    async hears(name: string, event: object): Promise<void> {
      const work: Promise<unknown>[] = [];
      listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
      await Promise.all(work);
    },
  };
}

const pressed = (url: string) => ({ notification: { data: { url }, close: () => undefined } });

test("a clicked notification shows its page: in the window that has it, in another one of the site, or in a new one", async () => {
  const chat = { url: `${OURS}/chats/a`, did: [] as string[] };
  const other = { url: `${OURS}/members`, did: [] as string[] };
  await aServiceWorker({ windows: [other, chat] }).hears("notificationclick", pressed("/chats/a"));
  expect([chat.did, other.did]).toEqual([["focus"], []]);
  await aServiceWorker({ windows: [other] }).hears("notificationclick", pressed("/chats/a"));
  expect(other.did).toEqual(["focus", `${OURS}/chats/a`]);
  const closed = aServiceWorker();
  await closed.hears("notificationclick", pressed("/likes"));
  expect(closed.opened).toEqual([`${OURS}/likes`]);
});

test("a new push subscription of the device is sent to the site", async () => {
  const calls: unknown[] = [];
  const worker = aServiceWorker({ calls });
  await worker.hears("pushsubscriptionchange", { oldSubscription: { options: { key: "k" } }, newSubscription: null });
  const body = JSON.stringify({ subscription: { renewed: { key: "k" } } });
  const { method, path, fixed } = setPushCall;
  expect(calls).toEqual([[`${path}?${new URLSearchParams(fixed)}`, expect.objectContaining({ method, body })]]);
});

test("the service worker answers no request of a page", () => {
  expect(aServiceWorker().listens.sort()).toEqual(["notificationclick", "push", "pushsubscriptionchange"]);
});
