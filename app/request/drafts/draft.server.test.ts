import { expect, test } from "vitest";
import { memoryDrafts, type MemoryDrafts } from "../../../tests/support/doubles/memory-drafts.ts";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { systemClock } from "../../api/clock.ts";
import { headerName } from "../visitor/cookies.server.ts";
import { TooManyDrafts } from "./draft-storage.server.ts";
import { openDraft } from "./draft.server.ts";
import { createSeal } from "../visitor/seal.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const seal = createSeal("a secret of at least 32 characters");

/** A browser that keeps its cookie, and a site whose clock can be moved. */
function aVisit({ drafts = memoryDrafts(), cookie = "" }: { drafts?: MemoryDrafts; cookie?: string } = {}) {
  const visit = {
    drafts,
    cookie,
    now: Date.UTC(2026, 10, 22),
    pauses: 0,
    logged: [] as string[],
    directives: {} as { retryAfter?: number },
    lines: [] as string[],
    /** One request. */
    async page<Value>(act: (draft: ReturnType<typeof openDraft>) => Promise<Value>): Promise<Value> {
      const clock = { ...systemClock, now: () => visit.now };
      const log = ({ event = "" }: { event?: string }) => void visit.logged.push(event);
      const pause = async () => void (visit.pauses += 1);
      const request = new Request("http://site/", { headers: { Cookie: visit.cookie } });
      const draft = openDraft(request, { seal, drafts, clock, log, pause, directives: visit.directives });
      const value = await act(draft);
      visit.lines = draft.commit();
      if (visit.lines[0]) visit.cookie = cookiePairOf(visit.lines[0]);
      return value;
    },
    keep: (values: Record<string, string>) =>
      visit.page(async (draft) => {
        draft.set(values);
        await draft.save();
      }),
    read: () => visit.page((draft) => draft.read()),
  };
  return visit;
}

const refused = { data: { problem: "draft_not_saved" }, init: { status: 503 } };

test("what was typed is there on the next page, a message of 2,000 emoji too; the cookie holds only a key", async () => {
  const visit = aVisit();
  const values = { name: "Anna", signup_message: "🌷".repeat(2000) };
  await visit.keep(values);
  expect(visit.lines.join()).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(visit.lines.join().length).toBeLessThan(200);
  expect(await visit.read()).toEqual(values);
  expect(visit.lines).toEqual([]);
});

test("without its cookie the store is not asked, and a new key is never read before it is written", async () => {
  const visit = aVisit();
  expect(await visit.read()).toEqual({});
  expect(visit.drafts.calls).toEqual([]);
  await visit.keep({ name: "Anna" });
  expect(visit.drafts.calls).toEqual([expect.stringMatching(/^put [0-9a-f]{32}$/)]);
});

test("a visitor who writes too much is told for how long to wait, and no failure is logged", async () => {
  const drafts = { ...memoryDrafts(), put: () => Promise.reject(new TooManyDrafts(2)) };
  const visit = aVisit({ drafts });
  const told = { data: { problem: "rate_limited", values: { seconds: 2 } }, init: { status: 429 } };
  await expect(visit.keep({ name: "Anna" })).rejects.toMatchObject(told);
  expect(visit.directives).toEqual({ retryAfter: 2 });
  expect(visit.logged).toEqual(["drafts_limited"]);
});

test("a draft keeps its key, and two drafts have two", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  await visit.keep({ name: "Annelies" });
  expect([...visit.drafts.held.values()]).toEqual([expect.stringContaining("Annelies")]);
  await aVisit({ drafts: visit.drafts }).keep({ name: "Bert" });
  expect(visit.drafts.held.size).toBe(2);
});

test("a draft ends after 30 days: it is not read, it is deleted, and the next one has another key", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  const [first] = visit.drafts.held.keys();
  visit.now += 30 * DAY_MS - 1;
  expect(await visit.read()).toEqual({ name: "Anna" });
  visit.now += 1;
  expect(await visit.read()).toEqual({});
  expect(visit.drafts.held.size).toBe(0);
  expect(visit.lines.join()).toContain("=; Max-Age=0");
  await visit.keep({ name: "Annelies" });
  expect([...visit.drafts.held.keys()]).not.toContain(first);
});

test("each change begins the 30 days anew", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  visit.now += 20 * DAY_MS;
  await visit.keep({ name: "Anna", city: "Ede" });
  visit.now += 20 * DAY_MS;
  expect(await visit.read()).toEqual({ name: "Anna", city: "Ede" });
});

test("an emptied draft is erased, with its cookie", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  await visit.keep({});
  expect(visit.drafts.held.size).toBe(0);
  expect(visit.lines.join()).toContain("=; Max-Age=0");
});

test("a key that we did not seal, another cookie's seal and an earlier build's draft are nothing", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  const [key = ""] = visit.drafts.held.keys();
  const forged = [key, `${visit.cookie.split("=")[1]}x`, await seal.seal(key, "visitor")];
  const wrong = [await seal.seal({ name: "Anna" }, "draft"), await seal.seal("../actors", "draft")];
  for (const value of [...forged, ...wrong]) {
    const other = aVisit({ drafts: visit.drafts, cookie: `${headerName("draft")}=${value}` });
    const asked = visit.drafts.calls.length;
    expect(await other.read()).toEqual({});
    expect(other.lines.join()).toContain("=; Max-Age=0");
    expect(visit.drafts.calls).toHaveLength(asked);
  }
});

test("a draft that was swept is nothing, and its key is not used again", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  const [key] = visit.drafts.held.keys();
  visit.drafts.held.clear();
  expect(await visit.read()).toEqual({});
  await visit.keep({ name: "Anna" });
  expect([...visit.drafts.held.keys()]).not.toEqual([key]);
});

test("while the store does not answer nothing is lost without a word", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  const { cookie } = visit;
  visit.drafts.fault = new Error("KV GET failed: 500");
  await expect(visit.read()).rejects.toMatchObject(refused);
  await expect(visit.keep({ name: "Bert" })).rejects.toMatchObject(refused);
  await expect(aVisit({ drafts: visit.drafts }).keep({ name: "Bert" })).rejects.toMatchObject(refused);
  expect(visit.logged).toEqual(["draft_store_failed", "draft_store_failed"]);
  visit.drafts.fault = undefined;
  expect(visit.cookie).toBe(cookie);
  expect(await visit.read()).toEqual({ name: "Anna" });
});

test("a draft that cannot be erased loses its cookie, and the answer goes on", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  await visit.page(async (draft) => {
    await draft.read();
    visit.drafts.fault = new Error("KV DELETE failed: 500");
    draft.set({});
    await draft.save();
  });
  expect(visit.lines.join()).toContain("=; Max-Age=0");
  expect(visit.logged).toEqual(["draft_store_failed"]);
});

test("a forgotten draft is erased; where the store fails only its key is, and without a cookie nothing is asked", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  await visit.page((draft) => draft.forget());
  expect(visit.drafts.held.size).toBe(0);
  expect(visit.lines.join()).toContain("=; Max-Age=0");
  await visit.keep({ name: "Anna" });
  visit.drafts.fault = new Error("KV GET failed: 500");
  await visit.page((draft) => draft.forget());
  expect(visit.lines.join()).toContain("=; Max-Age=0");
  expect(visit.logged).toEqual(["draft_store_failed"]);
  const other = aVisit();
  await other.page((draft) => draft.forget());
  expect([other.lines, other.drafts.calls]).toEqual([[], []]);
});

test("a draft that another request erased meanwhile is erased, and the log has nothing to say", async () => {
  const visit = aVisit();
  await visit.keep({ name: "Anna" });
  await visit.page(async (draft) => {
    await draft.read();
    visit.drafts.fault = new Error("KV DELETE failed: 404 Not Found");
    draft.set({});
    await draft.save();
  });
  expect(visit.lines.join()).toContain("=; Max-Age=0");
  expect(visit.logged).toEqual([]);
});

test("a second write within a second waits for its turn", async () => {
  const visit = aVisit();
  const { put } = visit.drafts;
  let refusals = 1;
  visit.drafts.put = (...order) =>
    refusals-- > 0 ? Promise.reject(new Error("KV PUT failed: 429 Too Many Requests")) : put(...order);
  await visit.keep({ name: "Anna" });
  expect([visit.pauses, visit.drafts.held.size]).toEqual([1, 1]);
});

test("what was assumed after a failure is shown and never stored", async () => {
  const visit = aVisit();
  await visit.page(async (draft) => {
    draft.assume({ name: "Anna" });
    draft.set({ name: "Annelies" });
    await draft.save();
    expect([draft.assumed, await draft.read()]).toEqual([true, { name: "Annelies" }]);
  });
  expect(visit.drafts.calls).toEqual([]);
});

test("a draft that is too long loses its longest value, not the rest, and the log says so", async () => {
  const visit = aVisit();
  await visit.keep({ signup_message: "x".repeat(33 * 1024), city: "Ede" });
  expect(await visit.read()).toEqual({ city: "Ede" });
  expect(visit.logged).toEqual(["draft_too_long"]);
});
