import { applySetCookies, type CookieJar } from "../../api/cookie-jar.server.ts";
import { readCookie, setCookie } from "./cookies.server.ts";
import type { Seal } from "./seal.server.ts";

/** Who is signed in: the API's cookies, nothing else. Lost or forged, its bearer is a visitor. */
export interface Session {
  readonly signedIn: boolean;
  readonly jar: CookieJar;
  /** Signs in with the cookies that the API has just set; earlier ones are forgotten. */
  start(jar: CookieJar): void;
  /** The API's answer may renew its cookies. */
  renew(headers: Headers): void;
  end(): void;
  /** The `Set-Cookie` line when something changed. */
  commit(): Promise<string | undefined>;
}

/** Opens the session cookie of a request. */
export async function openSession(request: Request, { seal, now }: SessionOptions): Promise<Session> {
  const sealed = readCookie(request, "session");
  const opened = sealed ? await seal.open(sealed, "session") : undefined;
  let jar = isJar(opened) ? opened : undefined;
  // A cookie that opens no session is cleared, so that cached pages serve its bearer again.
  let changed = sealed !== undefined && !jar;
  return {
    get signedIn() {
      return jar !== undefined;
    },
    get jar() {
      return jar ?? {};
    },
    start(cookies) {
      jar = cookies;
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
      return changed ? setCookie("session", jar && (await seal.seal(jar, "session"))) : undefined;
    },
  };
}

interface SessionOptions {
  seal: Seal;
  now(): number;
}

function isJar(value: unknown): value is CookieJar {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}
