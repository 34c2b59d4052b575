import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SentMessage } from "../../contract/conversations/conversations.ts";
import type { Answer } from "../calls/call-api.ts";
import { type FoundMessage, Outbox } from "./outbox.ts";
import { memoryStore } from "./outbox-store.ts";
import type { PendingMessage } from "./pending-messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = { ok: false, problem: { error: "api_unreachable" }, retryable: true } as const;

/** What becomes of one call: it never arrives, its answer is lost, it arrives after the page gave it up, or all goes well. */
type Fate = "lost" | "answer lost" | "late" | "fine";

/** A server that acts once for each key, behind a line on which calls have these fates, one after another. */
function aLine(fates: Fate[]) {
  const has = new Map<string, FoundMessage>();
  const charged: string[] = [];
  const act = ({ client_id, text }: PendingMessage): FoundMessage => {
    const message = { id: client_id, client_id, own: true, text, sent_at: "2026-05-03T10:42:01Z", position: 1 };
    if (!has.has(client_id)) charged.push(client_id);
    has.set(client_id, { conversation: { id: "c" }, message });
    return { conversation: { id: "c" }, message };
  };
  async function send(pending: PendingMessage): Promise<Answer<SentMessage>> {
    const fate = fates.shift() ?? "fine";
    if (fate === "late") setTimeout(() => act(pending), 22_000);
    if (fate === "late" || fate === "lost") return after(fate === "late" ? 20_000 : 50, unreachable);
    const answer = act(pending);
    return after(50, fate === "fine" ? { ok: true, value: { ...answer, credits: 1 } } : unreachable);
  }
  async function find({ client_id }: PendingMessage): Promise<Answer<FoundMessage | undefined>> {
    if ((fates.shift() ?? "fine") !== "fine") return after(50, unreachable);
    return after(50, { ok: true, value: has.get(client_id) });
  }
  return { has, charged, send, find };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}

const fates = fc.array(fc.constantFrom<Fate>("lost", "answer lost", "late", "fine"), { maxLength: 12 });
const step = fc.record({
  tab: fc.nat({ max: 1 }),
  act: fc.constantFrom("add", "withdraw", "try now"),
  key: fc.constantFrom("a", "b", "c"),
  wait: fc.constantFrom(0, 10, 700, 12_000, 30_000),
});

test("in two tabs, over any line: each message is sent once or was said to be deleted, and what is said is true", async () => {
  await fc.assert(
    fc.asyncProperty(fates, fc.array(step, { maxLength: 14 }), async (line, steps) => {
      const [server, store] = [aLine(line), memoryStore()];
      const said = new Map<string, boolean>();
      const shown = new Set<string>();
      const options = {
        store,
        ...server,
        random: () => 0.5,
        onSent: (_sent: FoundMessage, { client_id }: PendingMessage) => void shown.add(client_id),
        onWithdrawn: ({ client_id }: PendingMessage, wasSent: boolean | undefined) =>
          void said.set(client_id, wasSent === true),
      };
      const tabs = [new Outbox(options), new Outbox(options)];
      const written = new Set<string>();
      for (const { tab, act, key, wait } of steps) {
        if (act === "add" && !written.has(key)) {
          tabs[tab]?.add({ client_id: written.add(key) && key, to: "bert", text: key, at: new Date().toISOString() });
        } else if (act === "withdraw") tabs[tab]?.withdraw(key);
        else if (act === "try now") void tabs[tab]?.flush();
        await vi.advanceTimersByTimeAsync(wait);
      }
      for (const tab of tabs) tab.resume();
      await vi.advanceTimersByTimeAsync(1_200_000);
      for (const tab of tabs) tab.stop();

      expect(store.read()).toEqual([]);
      expect(server.charged).toEqual([...new Set(server.charged)]);
      for (const key of written) {
        expect({ key, there: server.has.has(key) }).toEqual({ key, there: said.get(key) ?? true });
        // A tab shows what is there.
        expect({ key, shown: shown.has(key) }).toEqual({ key, shown: server.has.has(key) });
      }
    }),
    { numRuns: 300 },
  );
});
