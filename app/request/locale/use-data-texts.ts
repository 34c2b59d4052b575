import { useContext } from "react";
import { useMatches } from "react-router";
import type { Bundle } from "../../../locales/bundle.ts";
import { PageTextsContext } from "./use-translation.ts";

/** Gives the browser the texts that came with the routes' data (`textsInData`), before the page says them. The server has them all. */
export function useDataTexts(): void {
  const add = useContext(PageTextsContext)?.add;
  for (const { loaderData } of useMatches()) {
    const { texts } = (loaderData ?? {}) as { texts?: Record<string, Bundle> };
    if (texts) add?.(texts);
  }
}
