import { clock } from "../../clock.ts";
import type { MailProvider, OutgoingMail } from "../../providers/mail/mail-provider.ts";
import { count, type Count } from "./counters.ts";

export interface SiteEvent {
  id: string;
  kind: string;
  payload: unknown;
}

/** Longer than any outbox goes on trying, so a late repeat is still known. */
const REMEMBERED = 90 * 86_400_000;

/** Was this event handled before? */
export function isKnown(sql: SqlStorage, id: string): boolean {
  return sql.exec("SELECT 1 FROM inbox WHERE id = ?", id).toArray().length > 0;
}

/**
 * An event for the site. A mail is remembered after the provider took it: a crash between the two sends it twice
 * rather than never, and the provider gets the event's id to tell. Throws when it could not: then it comes again.
 */
export async function receive(
  { storage, mail }: { storage: DurableObjectStorage; mail: () => MailProvider },
  event: SiteEvent,
): Promise<void> {
  const { sql } = storage;
  if (isKnown(sql, event.id)) return;
  if (event.kind === "mail") await mail().send({ ...(event.payload as OutgoingMail), id: event.id });
  else if (event.kind !== "count") throw new Error(`unknown event for the site: ${event.kind}`);
  storage.transactionSync(() => {
    if (isKnown(sql, event.id)) return;
    if (event.kind === "count") count(sql, event.payload as Count);
    sql.exec("INSERT INTO inbox (id, at) VALUES (?, ?)", event.id, clock.now());
    sql.exec("DELETE FROM inbox WHERE at < ?", clock.now() - REMEMBERED);
  });
}
