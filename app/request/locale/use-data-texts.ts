import { useContext } from "react";
import type { Bundle } from "../../../locales/bundle.ts";
import { PageTextsContext } from "./use-translation.ts";

/** Gives the browser the texts that came with a page's data (`data-texts.server.ts`); the server has them all. */
export function useDataTexts(bundles: Record<string, Bundle>): void {
  useContext(PageTextsContext)?.add?.(bundles);
}
