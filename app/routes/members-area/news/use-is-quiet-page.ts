import { useMatches } from "react-router";
import type { PageHandle } from "../../../request/pages/page-handle.ts";

/** Does this page want to be left alone (`quiet` of its handle)? */
export function useIsQuietPage(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.quiet);
}
