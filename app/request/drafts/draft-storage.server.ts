import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { type Cookie, createSession, type Session } from "react-router";
import type { Clock } from "../../api/clock.ts";
import { cookieDays, headerName, readCookie, setCookie } from "../visitor/cookies.server.ts";
import type { Seal } from "../visitor/seal.server.ts";

/** The part of Workers KV that drafts need. On bare workerd a folder stands behind it, which ignores `expiration`. */
export interface DraftStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options?: { expiration?: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

/** The store takes no more of this visitor for now; `seconds` until another try may help. */
export class TooManyDrafts extends Error {
  constructor(readonly seconds: number) {
    super("too many drafts are written");
  }
}

/** What somebody has filled in, by field. Never a password. */
export type DraftValues = Readonly<Record<string, string>>;

/** As the store holds it. `until` in ms since 1970: the self-hosted store knows no expiry of its own. */
interface StoredDraft {
  values: DraftValues;
  until: number;
}
export type DraftSession = Session<StoredDraft>;

/** The drafts in Workers KV, for one request. Each method throws when the store does not answer. Decision 0159. */
export interface DraftStorage {
  /** Does the request bring a key, whatever it is worth, or was one made in it? */
  readonly hasKey: boolean;
  /** Undefined without a key that we gave, or when the draft is over. */
  find(): Promise<DraftSession | undefined>;
  /** Stores values under the draft's own key or a new one, for as long as their cookie lives or for `lasts`, in milliseconds. */
  put(values: DraftValues, earlier: DraftSession | undefined, lasts?: number): Promise<void>;
  /** Of undefined: what was put in this request. One that is gone already, by another, is as good as erased. The browser's key goes in any case. */
  delete(session: DraftSession | undefined): Promise<void>;
  /** The `Set-Cookie` line, if the browser's key changed. */
  setCookie(): string | undefined;
}

export interface DraftOptions {
  /** The cookie that holds the key, and says how long it is kept: of a sign-up, or of a member's form. */
  cookie?: "draft" | "typed";
  seal: Seal;
  drafts: DraftStore;
  clock: Clock;
  /** Waits before a second try: Workers KV takes one write a second for a key. */
  pause?(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PAUSE_MS = 1100;

/** The storage that React Router's makers wrote for Workers KV, with keys of ours. */
export function draftStorage(request: Request, options: DraftOptions): DraftStorage {
  const { seal, drafts, clock, cookie = "draft", pause = oneSecond } = options;
  const storage = createWorkersKVSessionStorage<StoredDraft>({
    cookie: keyCookie(request, { seal, cookie }),
    kv: drafts,
  });
  let line: string | undefined;
  let made: DraftSession | undefined;
  // Workers KV says nothing of a key that is not there; the self-hosted folder says 404.
  const erase = (session: DraftSession) =>
    storage.destroySession(session).catch((error: unknown) => {
      if (!/\b404\b/.test(String(error))) throw error;
      return "";
    });
  return {
    get hasKey() {
      return made !== undefined || readCookie(request, cookie) !== undefined;
    },
    async find() {
      const session = await storage.getSession(request.headers.get("Cookie"));
      const until = session.get("until");
      if (until !== undefined && until > clock.now()) return session;
      // Over, swept, forged or of an earlier build: a cookie without a draft goes.
      line = setCookie(cookie, undefined);
      if (until !== undefined) await erase(session);
      return undefined;
    },
    async put(values, earlier, lasts = cookieDays[cookie] * DAY_MS) {
      const until = clock.now() + lasts;
      const session = createSession<StoredDraft>({ values, until }, earlier?.id ?? freshKey());
      line = await twice(() => storage.commitSession(session, { expires: new Date(until) }), pause);
      made = session;
    },
    async delete(session = made) {
      line = setCookie(cookie, undefined);
      if (session) await twice(() => erase(session), pause);
    },
    setCookie: () => line,
  };
}

/** Once more where Workers KV has just taken another write of that key. */
function twice(act: () => Promise<string>, pause: () => Promise<void>): Promise<string> {
  return act().catch((error: unknown) => {
    if (!/\b429\b/.test(String(error))) throw error;
    return pause().then(act);
  });
}

/**
 * A key that nobody can guess. The storage's own have 64 bits, and it reads them before it writes them, which Workers KV
 * remembers as "not there" for a minute.
 */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The cookie holds the key, sealed under its own name like all our cookies (decision 0147), so nobody can bring another's. */
function keyCookie(request: Request, { seal, cookie }: { seal: Seal; cookie: "draft" | "typed" }): Cookie {
  return {
    name: headerName(cookie),
    isSigned: true,
    expires: undefined,
    async parse() {
      const sealed = readCookie(request, cookie);
      const key = sealed ? await seal.open(sealed, cookie) : undefined;
      // It names a file when self-hosted.
      return typeof key === "string" && /^[0-9a-f]{32}$/.test(key) ? key : null;
    },
    serialize: async (key: string) => setCookie(cookie, key ? await seal.seal(key, cookie) : undefined),
  };
}

function oneSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
