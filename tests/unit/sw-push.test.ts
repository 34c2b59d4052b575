import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { setPushCall } from "../../app/contract/browser-calls.ts";
import { ROOT } from "../../scripts/serve/build.ts";

const source = readFileSync(join(ROOT, "app/routes/installed-app/service-worker.js"), "utf8");
const OURS = "https://site.example";

interface PretendedWindow {
  url: string;
  did: string[];
  /** What it was told. */
  heard?: unknown[];
}

interface PretendedDevice {
  windows?: PretendedWindow[];
  calls?: unknown[];
  isOffline?: boolean;
}

/** The service worker with these windows open; answers what it did. */
function aServiceWorker({ windows = [], calls = [], isOffline = false }: PretendedDevice = {}) {
  const listeners: Record<string, (event: object) => void> = {};
  const opened: string[] = [];
  const shown: unknown[] = [];
  const clients = windows.map(({ url, did, heard = [] }) => ({
    url,
    postMessage: (message: unknown) => heard.push(message),
    focus: async () => did.push("focus"),
    navigate: async (to: string) => did.push(to),
  }));
  const self = {
    location: { origin: OURS },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => opened.push(url) },
    registration: {
      showNotification: async (...notification: unknown[]) => shown.push(notification),
      pushManager: { subscribe: async (options: unknown) => ({ renewed: options }) },
    },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
  };
  const fetch = async (...call: unknown[]) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    calls.push(call);
    return new Response("the page");
  };
  runInNewContext(source, { self, fetch, URL, JSON, Response, noConnectionPage: "no connection" });
  return {
    opened,
    shown,
    listens: Object.keys(listeners),
    async hears(name: string, event: object): Promise<void> {
      const work: Promise<unknown>[] = [];
      listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
      await Promise.all(work);
    },
    /** What a request is answered with; undefined: it is left to the browser. */
    async answers(request: { mode: string; method: string }, preloadResponse?: Promise<Response>) {
      let answer: Promise<Response> | undefined;
      listeners["fetch"]?.({
        request,
        preloadResponse,
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return answer as Promise<Response> | undefined;
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

test("a push message is shown, and pages that are open are told that something is new, but not what", async () => {
  const windows = ["/chats/a", "/profile"].map((path) => ({ url: OURS + path, did: [], heard: [] as unknown[] }));
  const worker = aServiceWorker({ windows });
  const message = { title: "Periwinkle", body: "You have a new message", url: "/chats/a", tag: "message" };
  await worker.hears("push", { data: { json: () => message } });
  expect(worker.shown).toEqual([["Periwinkle", expect.objectContaining({ body: message.body, tag: "message" })]]);
  expect(windows.map(({ heard }) => heard)).toEqual([["push"], ["push"]]);
});

test("a new push subscription of the device is sent to the site", async () => {
  const calls: unknown[] = [];
  const worker = aServiceWorker({ calls });
  await worker.hears("pushsubscriptionchange", { oldSubscription: { options: { key: "k" } }, newSubscription: null });
  const body = JSON.stringify({ subscription: { renewed: { key: "k" } } });
  const { method, path, fixed } = setPushCall;
  expect(calls).toEqual([[`${path}?${new URLSearchParams(fixed)}`, expect.objectContaining({ method, body })]]);
});

const page = { mode: "navigate", method: "GET" };

test("a page that is asked for comes from the site, whether the browser asked for it early or not", async () => {
  expect(await (await aServiceWorker().answers(page))?.text()).toBe("the page");
  const early = Promise.resolve(new Response("asked early"));
  expect(await (await aServiceWorker({ isOffline: true }).answers(page, early))?.text()).toBe("asked early");
});

test("without a connection a page is ours, kept by nobody", async () => {
  const refused = Promise.reject(new TypeError("Failed to fetch"));
  const answer = await aServiceWorker({ isOffline: true }).answers(page, refused);
  expect([answer?.status, answer?.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(await answer?.text()).toBe("no connection");
});

test("the service worker answers nothing but pages that are opened, and stores nothing", async () => {
  for (const request of [
    { mode: "navigate", method: "POST" },
    { mode: "cors", method: "GET" },
    { mode: "no-cors", method: "GET" },
    { mode: "same-origin", method: "GET" },
  ])
    expect(await aServiceWorker({ isOffline: true }).answers(request)).toBeUndefined();
  expect(source).not.toMatch(/\bcaches\b|indexedDB|cookieStore/);
});
