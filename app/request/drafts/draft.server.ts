import type { Log } from "../../api/log.server.ts";
import { failure } from "../pages/failure.server.ts";
import type { Platform } from "../platform.server.ts";
import {
  type DraftOptions,
  draftStorage,
  type DraftSession,
  type DraftValues,
  TooManyDrafts,
} from "./draft-storage.server.ts";

/** What the visitor of one request has filled in: while signing up, or in a form of the members' area. Decision 0159. */
export interface Draft {
  /** Asks the store once, and only for a browser that holds a key. Throws `draft_not_saved` when it does not answer. */
  read(): Promise<DraftValues>;
  /** Changes what `read` answers; `save` stores it. */
  set(values: DraftValues): void;
  /**
   * Stores what was changed, or erases it. Throws `draft_not_saved` when the store does not take it, `rate_limited` when this visitor
   * has written too much. `lasts`: for how many
   * milliseconds, where that is less than its cookie's days. `most`: bytes of JSON, where it may have more than a visitor's.
   */
  save(lasts?: number, most?: number): Promise<void>;
  /** Erases it, or only the browser's key where the store does not answer: it is over by itself then. Never throws. */
  forget(): Promise<void>;
  /** The store failed: in this request these values stand for the draft, and nothing is stored any more. */
  assume(values: DraftValues): void;
  readonly assumed: boolean;
  /** The `Set-Cookie` lines. */
  commit(): string[];
}

/** Bytes of JSON: several times the longest message in emoji. */
const MOST_BYTES = 32 * 1024;

function limited({ seconds }: TooManyDrafts, { log, directives }: Around) {
  log({ level: "info", event: "drafts_limited" });
  directives.retryAfter = seconds;
  return failure({ error: "rate_limited", seconds });
}

interface Around {
  log: Log;
  directives: Pick<Platform["directives"], "retryAfter">;
}

/** The draft whose key the request's cookie holds. */
export function openDraft(request: Request, { log, directives, ...options }: DraftOptions & Around): Draft {
  const storage = draftStorage(request, options);
  let found: Promise<DraftSession | undefined> | undefined;
  let values: DraftValues | undefined;
  let [changed, assumed] = [false, false];
  const note = (error: unknown) => log({ level: "error", event: "draft_store_failed", failure: String(error) });
  const unavailable = (error: unknown): never => {
    if (error instanceof TooManyDrafts) throw limited(error, { log, directives });
    note(error);
    throw failure({ error: "draft_not_saved" });
  };
  const dropped = (field: string) => log({ level: "error", event: "draft_too_long", field });
  // Pages without the cookie never ask the store.
  const find = () => (found ??= storage.hasKey ? storage.find() : Promise.resolve(undefined));
  return {
    async read() {
      return (values ??= (await find().catch(unavailable))?.get("values") ?? {});
    },
    set(next) {
      values = next;
      changed = true;
    },
    async save(lasts, most = MOST_BYTES) {
      if (!changed || !values || assumed) return;
      const session = await find().catch(unavailable);
      changed = false;
      const kept = fitting(values, { most, dropped });
      if (Object.keys(kept).length > 0) await storage.put(kept, session, lasts).catch(unavailable);
      // What cannot be erased now is over by itself; its key is gone.
      else if (session) await storage.delete(session).catch(note);
    },
    async forget() {
      [values, changed] = [{}, false];
      if (storage.hasKey) await storage.delete((await find().catch(note)) ?? undefined).catch(note);
    },
    assume: (known) => void ([values, assumed] = [known, true]),
    get assumed() {
      return assumed;
    },
    commit: () => [storage.setCookie()].filter((line) => line !== undefined),
  };
}

/** Without room for all of it the longest values go first: the form itself still holds them. */
function fitting(values: DraftValues, room: { most: number; dropped(name: string): void }): DraftValues {
  if (new TextEncoder().encode(JSON.stringify(values)).length <= room.most) return values;
  const [longest = ""] = Object.keys(values).sort((a, b) => (values[b] ?? "").length - (values[a] ?? "").length);
  room.dropped(longest);
  return fitting(Object.fromEntries(Object.entries(values).filter(([name]) => name !== longest)), room);
}
