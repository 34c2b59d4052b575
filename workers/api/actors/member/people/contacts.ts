import { clock } from "../../../clock.ts";
import { isMemberId } from "../../../ids.ts";
import { randomness } from "../../../randomness.ts";
import { enqueue, NEVER } from "../../outbox.ts";
import { DEFERRED_SENDERS } from "../conversations/sending/deferred.ts";
import { isBlocked } from "./blocks/blocked.ts";
import { accountOf, nextNumber, personOf } from "../account/account.ts";
import { keptIds } from "../suggestions/kept-ids.ts";

/**
 * Everybody who may keep something of the member: whom they know, like, write to or block, both ways; whose first sign waits here,
 * and whose message to the member waits to be read by somebody.
 */
function contacts(sql: SqlStorage): string[] {
  // More than five SELECTs in one statement are refused by workerd.
  const ids = sources.flatMap((source) =>
    sql
      .exec<{ id: string }>(source)
      .toArray()
      .map(({ id }) => id),
  );
  return [...new Set(ids)].filter(isMemberId);
}

const sources = [
  "SELECT id FROM profile_cache",
  "SELECT other AS id FROM likes UNION SELECT other FROM conversations",
  "SELECT other AS id FROM blocks UNION SELECT other FROM kept_cards",
  DEFERRED_SENDERS,
];

/**
 * The member is being deleted or suspended: everybody who knows them is told, and what had not reached others stays here, because
 * nothing of theirs arrives after the act (measures, sentence 8).
 */
export function tellDeactivated(sql: SqlStorage): void {
  sql.exec("UPDATE outbox SET target = 'parked:' || target, due = ? WHERE target GLOB 'member:*'", NEVER);
  const { id } = accountOf(sql);
  tellAll(sql, { kind: "contact_deactivated", payload: { id } });
}

/** As `tellDeactivated`, to somebody whose news was under way then. */
export function tellDeactivatedTo(sql: SqlStorage, other: string): void {
  tellAll(sql, { kind: "contact_deactivated", payload: { id: accountOf(sql).id } }, [other]);
}

/** They are back: what waited goes on its way, and everybody sees them again. */
export function tellReactivated(sql: SqlStorage): void {
  sql.exec("UPDATE outbox SET target = substr(target, 8), due = ? WHERE target GLOB 'parked:*'", clock.now());
  tellAll(sql, { kind: "contact_reactivated", payload: personOf(sql, accountOf(sql)) });
}

/** They are erased. The event's name says nothing of them, because everybody keeps the names of events. */
export function tellErased(sql: SqlStorage): void {
  const { id } = accountOf(sql);
  for (const other of new Set([...contacts(sql), ...keptIds(sql)])) {
    const event = { id: `contact-erased/${randomness.token()}`, kind: "contact_erased", payload: { id } };
    enqueue(sql, { ...event, target: `member:${other}` });
  }
}

/** Their name, their place or something else of their card is another one: everybody who shows it learns so, but not who is blocked. */
export function tellChanged(sql: SqlStorage): void {
  const others = contacts(sql).filter((other) => !isBlocked(sql, other));
  tellAll(sql, { kind: "person", payload: personOf(sql, accountOf(sql)) }, others);
}

function tellAll(sql: SqlStorage, event: { kind: string; payload: unknown }, others = contacts(sql)): void {
  const { id } = accountOf(sql);
  const number = nextNumber(sql);
  for (const other of others) {
    enqueue(sql, { id: `${id}/${event.kind}/${number}/${other}`, target: `member:${other}`, ...event });
  }
}
