import { createContext } from "react-router";
import type { Clock } from "../api/clock.ts";
import type { Log } from "../api/log.server.ts";
import type { Transport } from "../api/transport.server.ts";
import type { Locale } from "../contract/scalars.ts";
import type { DraftStore } from "./drafts/draft-storage.server.ts";
import type { Seal } from "./visitor/seal.server.ts";

/** What the Worker knows about one request before React Router sees it. */
export interface Platform {
  transport: Transport;
  clock: Clock;
  log: Log;
  seal: Seal;
  /** What visitors have begun. */
  drafts: DraftStore;
  /** A file of the client's build, by path. */
  asset(path: string): Promise<Response>;
  /** In logs and on the error page. */
  requestId: string;
  /** Of the scripts that the content security policy lets run. */
  nonce: string;
  /** As the visitor asked for it, parsed once. Nobody changes it. */
  url: URL;
  /** The site: the host name that the visitor typed, with its port. */
  host: string;
  origin: string;
  /** Where search engines find this site; `origin` may be another of its addresses. */
  canonicalOrigin(): string;
  /** ISO code, when the platform or a trusted proxy knows it (design §4.8). */
  country?: string;
  /** The client's address. */
  address: string;
  /** For the whole page, ms since 1970. */
  deadline: number;
  /** An unsafe request that another site caused; it is refused (measures, Access). */
  crossSite: boolean;
  /** Filled while the request is handled: what the response's headers and the log line need. */
  directives: ResponseDirectives;
}

/** What the page that was made asks of the Worker. */
export interface ResponseDirectives {
  /** The matched route's pattern, e.g. `/members/:id`. */
  route?: string;
  /** This page is the same for every visitor of its country and language. */
  cacheable?: boolean;
  /** A visitor's form with what is wrong in it: their browser may show it again when they go back. */
  shownAgain?: boolean;
  /** The answer is a page out of the edge cache: its brotli bytes, where this Worker compresses. */
  cachedBody?: Uint8Array<ArrayBuffer>;
  /** The page has a client script, so parts of Radix may add a `<style>` with the page's nonce (decision 0154). */
  hydrated?: boolean;
  /** Hashes of inlined style sheets, for the content security policy. */
  styleHashes: string[];
  /** Where pictures come from when that is another host (setting cdn_prefix). */
  imageOrigin?: string;
  /** The page shows frames of our own, or is a mail in one (`/dev/mails`). */
  framing?: "shows" | "is_mail";
  /** The API had no turn for a password, and for so many seconds asking again is of no use (`too_busy`). */
  busySeconds?: number;
  /** The answer is a refusal that is ready as it is; the log counts it with others (workers/web/refusals/refusal-log.ts). */
  refused?: boolean;
  /** Of a page that is not in all languages of ours: the one that it speaks, and those that it is in. */
  pageLanguages?: { language: Locale; languages: readonly Locale[] };
  /** Seconds after which the API would try again what it refused; for a page that says 429. */
  retryAfter?: number;
  /** `Set-Cookie` lines, asked for when the page is made; they are added after the cache. */
  cookies: (() => Promise<string[]>)[];
}

export const platformContext = createContext<Platform>();
