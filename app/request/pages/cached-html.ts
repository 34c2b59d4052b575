import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";

/** On the server: stands for the HTML of a part, from memory if one with this `key` was made before. */
export type CacheHtml = (key: string, render: () => ReactNode) => string;

/** Only the server gives one: in the browser a part is its elements, and takes over those that stand there. */
export const HtmlCacheContext = createContext<CacheHtml | undefined>(undefined);

/** The inside of an element, to be spread into it. */
export type ElementContent = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The inside of an element that many pages show alike. `key` names the part and all that it shows; without one it is
 * rendered like any other. `render` may use texts and its own properties: absolute addresses only, no id of React's.
 */
export function useCachedHtml(key: string | undefined, render: () => ReactNode): ElementContent {
  const keep = useContext(HtmlCacheContext);
  return keep && key !== undefined
    ? { dangerouslySetInnerHTML: { __html: keep(key, render) } }
    : { children: render() };
}

interface CachedItem {
  id: string;
  /** Of one without a key the whole list is rendered like any other. */
  key: string | undefined;
  render: () => ReactNode;
}

/** The same for an element whose children are such parts themselves: React then makes nothing of what is known. */
export function useCachedItems(items: CachedItem[]): ElementContent {
  const keep = useContext(HtmlCacheContext);
  if (!keep || items.some(({ key }) => key === undefined)) {
    return { children: items.map(({ id, render }) => createElement(Fragment, { key: id }, render())) };
  }
  return { dangerouslySetInnerHTML: { __html: items.map(({ key = "", render }) => keep(key, render)).join("") } };
}
