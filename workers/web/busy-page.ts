import type { Platform } from "../../app/request/platform.server.ts";
import { smallPage } from "./small-page.ts";

interface Busy {
  /** 503: the site has too much to do. 429: this visitor, or this kind of request. */
  status: 503 | 429;
  /** After how many seconds another try may help. */
  seconds: number;
}

/**
 * "It is very busy": at once instead of after a long wait, and without asking anybody. It says that nothing is lost and
 * how to go on: a page is opened again by its link; what was sent is sent again by loading the page again, and its hidden
 * keys make that one act (design §8).
 */
export function busyPage(request: Request, platform: Platform, { status, seconds }: Busy): Promise<Response> {
  const sent = request.method !== "GET" && request.method !== "HEAD";
  return smallPage(request, platform, {
    status,
    problem: status === 503 ? { error: "server_error" } : { error: "rate_limited", seconds },
    headers: { "Retry-After": String(seconds) },
    page: (t) => ({
      title: t("refusals:busy_title"),
      paragraphs: [
        t("refusals:busy"),
        t("refusals:busy_wait", { count: seconds }),
        ...(sent ? [t("refusals:busy_sent")] : []),
      ],
      // An empty address is the page's own.
      ...(!sent && { link: { href: "", text: t("refusals:try_again") } }),
    }),
  });
}
