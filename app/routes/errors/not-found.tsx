import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";

export const handle = { hydrate: false, title: "errors:not_found" } satisfies PageHandle;

/** An unmatched URL skips middleware and status, so this route matches what no other does. */
export function loader() {
  throw failure({ error: "not_found" });
}

export function action() {
  return loader();
}

export default function NotFound() {
  return null;
}
