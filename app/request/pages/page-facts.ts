import { createContext, useContext } from "react";

/** What the shell of a page knows beyond its routes' data. In the browser nothing of it is needed any more. */
export interface PageFacts {
  /** A client script follows (design §4.5). */
  hydrate: boolean;
  /** No script at all: the browser saves data, or the member wants light pages. */
  light?: boolean;
  /** The styles it uses are written into the page. */
  stylesInside: boolean;
  /** The whole style sheet, which the browser loads before it takes over: other pages need other rules. */
  sheet?: string;
  /** Larger type, more contrast, no motion: the visitor's own choice. */
  comfort: boolean;
  /** The member's own choice; without, as the device has it. */
  theme?: string;
  nonce?: string;
  requestId?: string;
  /** The form that was posted, when its page failed: nothing typed is lost (design §4.4). Never a password. */
  typed?: Record<string, string>;
  /** The language really read on the page, for `lang`. */
  language: string;
  /** The scripts of the other pages, for when there is nothing else to load (page-modules.server.ts). */
  modules?: string;
  /** The languages whose texts the browser loads before it takes over, best first. */
  texts: string;
}

export const PageFactsContext = createContext<PageFacts>({
  hydrate: true,
  stylesInside: false,
  comfort: false,
  language: "en",
  texts: "en",
});

export function usePageFacts(): PageFacts {
  return useContext(PageFactsContext);
}
