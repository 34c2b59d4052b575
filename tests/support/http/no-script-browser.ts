import { applySetCookies, cookieHeader, type CookieJar } from "../../../app/api/cookie-jar.server.ts";

/** A browser without scripts, reduced to what servers see: cookies, plain GETs and form POSTs. */
export interface NoScriptBrowser {
  readonly cookies: CookieJar;
  get(path: string): Promise<Page>;
  /** Posts a form as a browser would; a redirect is an answer, not followed. */
  post(path: string, fields: Record<string, string> | FormData): Promise<Page>;
}

export interface Page {
  status: number;
  /** Where it leads, path and query, when it is a redirect. */
  location?: string;
  html: string;
  headers: Headers;
}

interface Options {
  language?: string;
  /** From an earlier visit. */
  cookies?: CookieJar;
  /** How it reaches the site, where that is not by its address. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export function noScriptBrowser(
  origin: string,
  { language = "en", cookies = {}, fetch = globalThis.fetch }: Options = {},
): NoScriptBrowser {
  let jar = cookies;
  async function ask(path: string, init: RequestInit): Promise<Page> {
    const headers = { Accept: "text/html", "Accept-Language": language, Cookie: cookieHeader(jar), ...init.headers };
    const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    jar = applySetCookies(jar, response.headers, Date.now());
    const target = response.headers.get("Location");
    const location = target ? target.replace(origin, "") : undefined;
    return {
      status: response.status,
      html: await response.text(),
      headers: response.headers,
      ...(location && { location }),
    };
  }
  return {
    get cookies() {
      return jar;
    },
    get: (path) => ask(path, {}),
    post: (path, fields) => {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      return ask(path, { method: "POST", headers: { Origin: origin }, body });
    },
  };
}
