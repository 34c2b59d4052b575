import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

/** What the page shows: its address, and the data of its routes with the part of the address that each stands for. */
export interface ShownPage {
  address: string;
  routes: Record<string, { pathname: string; data: unknown }>;
}

let shown: ShownPage = { address: "", routes: {} };

export function shownPage(): ShownPage {
  return shown;
}

/** Keeps what the page shows at hand, for when it cannot be loaded anew. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
    const routes = Object.fromEntries(
      loaded.map((match) => [match.id, { pathname: match.pathname, data: match.loaderData }]),
    );
    shown = { address: pathname + search, routes };
  }, [pathname, search, matches]);
}
