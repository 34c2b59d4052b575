import { applySetCookies, type CookieJar } from "../../api/cookie-jar.server.ts";
import { readCookie, setCookie } from "../visitor/cookies.server.ts";
import type { Seal } from "../visitor/seal.server.ts";

/** Who is signed in: the API's cookies, and whose they are. Lost or forged, its bearer is a visitor. */
export interface Session {
  readonly signedIn: boolean;
  readonly jar: CookieJar;
  /** The member's id, or the operator's, where the API said it. */
  readonly member: string | undefined;
  /** Who that was when the request began: its answer may end the session. */
  readonly began: string | undefined;
  /** The API's answer may renew its cookies. */
  renew(headers: Headers): void;
  end(): void;
  /** The `Set-Cookie` line when something changed. */
  commit(): Promise<string | undefined>;
}

/** As the middleware opens it; others get no `start` (start-session.server.ts). */
export interface OpenedSession extends Session {
  /** Signs in with the cookies that the API has just set; earlier ones are forgotten. */
  start(this: void, jar: CookieJar, member?: string): void;
}

/** Opens the session cookie of a request: a member's, or with `cookie` an operator's, which never stand for each other. */
export async function openSession(
  request: Request,
  { seal, now, cookie = "session" }: SessionOptions,
): Promise<OpenedSession> {
  const sealed = readCookie(request, cookie);
  const opened = sealed ? await seal.open(sealed, cookie) : undefined;
  let [jar, member] = isSealedSession(opened) ? [opened.jar, opened.member] : [];
  const began = member;
  // A cookie that opens no session is cleared, so that cached pages serve its bearer again.
  let changed = sealed !== undefined && !jar;
  return {
    get signedIn() {
      return jar !== undefined;
    },
    get jar() {
      return jar ?? {};
    },
    get member() {
      return jar && member;
    },
    began,
    start(cookies, of) {
      [jar, member] = [cookies, of];
      changed = true;
    },
    renew(headers) {
      if (!jar || headers.getSetCookie().length === 0) return;
      jar = applySetCookies(jar, headers, now());
      changed = true;
    },
    end() {
      changed ||= jar !== undefined;
      jar = undefined;
    },
    async commit() {
      return changed
        ? setCookie(cookie, jar && (await seal.seal({ jar, member } satisfies SealedSession, cookie)))
        : undefined;
    },
  };
}

interface SessionOptions {
  seal: Seal;
  now(): number;
  cookie?: "session" | "operator";
}

/** What the cookie holds. */
export interface SealedSession {
  jar: CookieJar;
  member?: string;
}

function isSealedSession(value: unknown): value is SealedSession {
  return typeof value === "object" && value !== null && "jar" in value && isJar(value.jar);
}

function isJar(value: unknown): value is CookieJar {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}
