import { redirectTarget } from "./redirect-target.ts";

/**
 * The page of ours that a form was sent from: for forms that stand on every page, in HTML that pages share. Requests from
 * other sites were refused before.
 */
export function referringPage({ headers }: Pick<Request, "headers">, fallback: string): string {
  const from = URL.parse(headers.get("Referer") ?? "");
  return redirectTarget(from && from.pathname + from.search, fallback);
}
