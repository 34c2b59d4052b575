import type { LiveEvent } from "../../../../../app/contract/live.ts";
import type { Secrets, SiteVariables } from "../../../env.ts";

type WithoutTotals<Event> = Event extends LiveEvent ? Omit<Event, "totals"> : never;

/** For the member's open sockets; the totals are added when it leaves. */
export type ServerFrame = WithoutTotals<LiveEvent>;

/** What a concern works with that only looks. */
export interface ReadState {
  sql: SqlStorage;
  env: Secrets & Pick<SiteVariables, "PUBLIC_ORIGIN">;
}

/** What a concern works with inside one transaction. */
export interface MemberState extends ReadState {
  /** Told to the open sockets once the transaction is kept. */
  frames: ServerFrame[];
  /** Sessions (their hashes) that ended; their sockets close once the transaction is kept. */
  ended: string[];
  /** Does the member look at a page of the site right now? */
  isHere(): boolean;
}

/** The first row, or undefined. */
export function first<Row extends Record<string, SqlStorageValue>>(cursor: SqlStorageCursor<Row>): Row | undefined {
  return cursor.toArray()[0];
}
