import { findLocale } from "../../../app/request/locale/find-locale.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { securityHeaders } from "../../../app/request/headers/security-headers.ts";
import { knownSiteName } from "../../../app/request/site/settings-cache.server.ts";
import { STYLES_HEADER } from "../cache/edge-cache.ts";
import { escaped, isCall, smallPage, type Visitor } from "./small-page.ts";

interface Busy {
  /** 503: the site has too much to do. 429: this visitor, or this kind of request. */
  status: 503 | 429;
  /** After how many seconds another try may help. */
  seconds: number;
  /** Where the form stands that was sent, if it opens with what was typed: a path of ours. */
  form?: string | undefined;
}

interface ReadyPage {
  body: string;
  /** All but the request's id. */
  headers: Record<string, string>;
}

/** Hosts, languages and seconds are few; what somebody makes up after all does not fill the memory. */
const MAX_PAGES = 500;
const ready = new Map<string, ReadyPage>();

/** As `cachedBusyPage`, for a request that went the usual way: `finalizeResponse` has nothing left to do. */
export function busyPage(request: Request, platform: Platform, busy: Busy): Promise<Response> {
  platform.directives.refused = true;
  return cachedBusyPage(request, platform, busy);
}

/**
 * The page that says that the site is busy, answered at once and without a call to the API. It links back to the page or the
 * form; what else was sent is still in the page before, whose hidden keys make sending it twice harmless (design §8). Each
 * variant is rendered once, with all headers and uncompressed, because under overload thousands are sent (decision 0119).
 */
export async function cachedBusyPage(request: Request, visitor: Visitor, busy: Busy): Promise<Response> {
  const { host, country } = visitor;
  const language = findLocale(request, { country });
  const { form } = busy;
  const kind = isCall(request) ? "call" : form ? "form" : isSent(request) ? "sent" : "read";
  const key = `${kind} ${busy.status} ${busy.seconds} ${language} ${host} ${knownSiteName(host)}`;
  const page = ready.get(key) ?? (await make(request, visitor, busy));
  if (!ready.has(key)) {
    if (ready.size >= MAX_PAGES) ready.clear();
    ready.set(key, page);
  }
  const body = form ? page.body.replace(FORM, () => escaped(form)) : page.body;
  return new Response(request.method === "HEAD" ? null : body, { status: busy.status, headers: page.headers });
}

/** Stands in the ready page for the form's address, which is another one for each visitor. */
const FORM = "/the-form";

function isSent({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

async function make(request: Request, visitor: Visitor, { status, seconds, form }: Busy): Promise<ReadyPage> {
  const sent = isSent(request);
  const asked = new Request(request.url, { method: sent ? "POST" : "GET", headers: request.headers });
  const made = await smallPage(asked, visitor, {
    status,
    problem: status === 503 ? { error: "server_error" } : { error: "rate_limited", seconds },
    headers: { "Retry-After": String(seconds) },
    page: (t) => ({
      title: t("refusals:busy_title"),
      paragraphs: [
        t("refusals:busy"),
        t("refusals:busy_wait", { count: seconds }),
        ...(sent ? [t(form ? "refusals:busy_form" : "refusals:busy_sent")] : []),
      ],
      link: form
        ? { href: FORM, text: t("refusals:back_to_form") }
        : sent
          ? { href: "/", text: t("refusals:back_home") }
          : // An empty address is the page's own.
            { href: "", text: t("refusals:try_again") },
    }),
  });
  const { [STYLES_HEADER.toLowerCase()]: styles, ...headers } = Object.fromEntries(made.headers);
  const policy = securityHeaders({ host: visitor.host, styles: styles ? [styles] : [] });
  return { body: await made.text(), headers: { ...headers, ...policy } };
}
