import type { FlatNamespace, TFunction } from "i18next";
import { createContext, useContext } from "react";
import type { Bundle } from "../../../locales/bundle.ts";

/** One language's texts as a page asks for them: by `plain-texts.ts`, with i18next as the measure. */
export interface PageTexts {
  language: string;
  /** A `t` for these namespaces; the same one every time. */
  of(namespaces: readonly FlatNamespace[]): unknown;
  /** In the browser: adds namespaces that it has not loaded, by language. */
  add?: (bundles: Record<string, Bundle>) => void;
}

export const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** `t` for one namespace or for several, of which the first needs no name before its keys; without any it is `common`. */
export function useTranslation<const Namespaces extends FlatNamespace | readonly FlatNamespace[] = "common">(
  namespaces?: Namespaces,
): { t: TFunction<Namespaces>; language: string } {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error("A page needs its texts around it.");
  const t = texts.of(typeof namespaces === "string" ? [namespaces] : (namespaces ?? ["common"]));
  return { t: t as TFunction<Namespaces>, language: texts.language };
}

/** The texts around a page. A `t` is made once for each choice of namespaces, so that effects may depend on it. */
export function pageTexts(language: string, make: (namespaces: readonly FlatNamespace[]) => unknown): PageTexts {
  const made = new Map<string, unknown>();
  return {
    language,
    of(namespaces) {
      const name = namespaces.join();
      if (!made.has(name)) made.set(name, make(namespaces));
      return made.get(name);
    },
  };
}
