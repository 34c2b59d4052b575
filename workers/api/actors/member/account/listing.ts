import { enqueue } from "../../outbox.ts";
import { aboutWords } from "../people/about-words.ts";
import type { ListedPerson } from "../people/person.ts";
import { type Account, accountOf, detailsOf, nextNumber, personOf } from "./account.ts";
import { settingsIn } from "./account-settings.ts";
import { lookingForIn } from "./looking-for.ts";

const DAY = 86_400_000;

/**
 * Tells the directory how the member appears now. Nobody is listed before their address is confirmed (spec §4), nor while
 * they have paused their profile or are suspended.
 */
export function publishProfile(sql: SqlStorage): void {
  const account = accountOf(sql);
  if (account.profile_status !== "active" || account.suspended || settingsIn(account).paused) return;
  tellDirectory(sql, account.country, { kind: "card", payload: listedPerson(sql, account) });
}

/** What the directory is told: the card, and what only searches look at. */
export function listedPerson(sql: SqlStorage, account: Account): ListedPerson {
  const { min, max } = lookingForIn(account);
  const { relationship_status, reason, about } = detailsOf(account);
  const words = aboutWords(about ?? "");
  return {
    ...personOf(sql, account),
    ...(account.fictional === 0 && { signed_up: Math.floor(account.signup_date / DAY) }),
    ...((min !== null || max !== null) && { wanted_ages: { min, max } }),
    ...(relationship_status && { relationship_status }),
    ...(reason && { reason }),
    ...(words.length > 0 && { words }),
    ...(settingsIn(account).show_to_visitors && { to_visitors: true }),
  };
}

/** Takes the member out of the search. */
export function hideProfile(sql: SqlStorage): void {
  const { id, country } = accountOf(sql);
  tellDirectory(sql, country, { kind: "remove", payload: { id } });
}

/** The member lives in this country no more: nothing of them stays in its directory, the names of events neither. */
export function leaveDirectory(sql: SqlStorage, country: string): void {
  tellDirectory(sql, country, { kind: "erase", payload: { id: accountOf(sql).id } });
}

function tellDirectory(sql: SqlStorage, country: string, event: { kind: string; payload: unknown }): void {
  const id = `${accountOf(sql).id}/card/${nextNumber(sql)}`;
  enqueue(sql, { id, target: `directory:${country}`, ...event });
}
