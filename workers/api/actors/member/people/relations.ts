import type { Card } from "../../../../../app/contract/people/profile.ts";
import { settingsIn } from "../account/account-settings.ts";
import { accountOf, findAccount, personOf, type Account } from "../account/account.ts";
import { isBlocked } from "./blocks/blocked.ts";
import { cardOf } from "./cards/card.ts";
import { isBeingDeleted } from "../deletion/deletion-row.ts";
import { GIVEN_BY_SWITCH } from "./likes/given-by-switch.ts";
import { IS_RELATED } from "./related.ts";
import type { Person, Relation } from "./person.ts";
import { first, type ReadState } from "../engine/state.ts";

/** The member's likes with this person: `liked` is given by the member, `matched` is mutual. */
export function relationTo(sql: SqlStorage, other: string): Relation {
  const like = first(
    sql.exec<{ given_at: number | null; received_at: number | null; by_switch: number; given_by_switch: number }>(
      `SELECT given_at, received_at, by_switch, ${GIVEN_BY_SWITCH} AS given_by_switch FROM likes WHERE other = ?`,
      other,
    ),
  );
  const liked = like?.given_at != null;
  const matched = liked && like.received_at != null;
  return {
    liked,
    matched,
    ...(matched && like.by_switch === 1 && { by_switch: true }),
    ...(matched && like.given_by_switch === 1 && { given_by_switch: true }),
  };
}

/** Somebody's card as the member sees it; of one that is neither known nor given, or leaves, only the id. */
export function cardFor(state: ReadState, other: string, lookedUp?: Person): Card {
  return cardsFor(state, [other], lookedUp)(other);
}

type SeenRow = { other: string; person: string | null; deactivated: number | null; liked: number; likes_me: number };

/** As `cardFor`, of many people in two statements. */
export function cardsFor({ sql, env }: ReadState, others: readonly string[], lookedUp?: Person): (id: string) => Card {
  const rows = sql.exec<SeenRow>(
    `SELECT value AS other, person, deactivated, given_at IS NOT NULL AS liked, received_at IS NOT NULL AS likes_me
     FROM json_each(?) LEFT JOIN profile_cache ON profile_cache.id = value LEFT JOIN likes ON likes.other = value`,
    JSON.stringify(others),
  );
  const seen = new Map(rows.toArray().map((row) => [row.other, row]));
  const account = accountOf(sql);
  const interests = JSON.parse(account.interests) as string[];
  const hidesOnline = !settingsIn(account).show_online;
  return (id) => {
    const row = seen.get(id);
    const person = row?.person ? (JSON.parse(row.person) as Person) : lookedUp;
    if (!row || !person || row.deactivated) return goneCard(id, row?.deactivated ? person : undefined);
    const relation = { liked: row.liked === 1, matched: row.liked === 1 && row.likes_me === 1 };
    return cardOf({ person, relation, interests, hidesOnline, secret: env.PHOTO_SECRET });
  };
}

/** Nobody is behind a fictional profile, so its name and its sign stay: who wrote to it sees what it was (design §8). */
function goneCard(id: string, person?: Person): Card {
  return { id, deleted: true, ...(person?.fictional && { name: person.name, fictional: true }) };
}

/**
 * The member as this viewer may see them. Without a viewer it is for visitors: fictional profiles, and who wants to be
 * shown to them. A profile that is paused or not active yet shows
 * itself only to its owner and to people it has something to do with: whoever got its message can open it. One that is
 * being deleted or suspended shows itself to nobody.
 */
export function visiblePerson(sql: SqlStorage, viewer?: string): Person | undefined {
  const account = findAccount(sql);
  if (!account || account.suspended || isBeingDeleted(sql) || (viewer !== undefined && isBlocked(sql, viewer)))
    return undefined;
  const { paused, show_to_visitors } = settingsIn(account);
  const active = account.profile_status === "active" && !paused;
  const visible =
    viewer === undefined
      ? active && (account.fictional === 1 || show_to_visitors)
      : active || isRelated(sql, account, viewer);
  return visible ? personOf(sql, account) : undefined;
}

function isRelated(sql: SqlStorage, account: Account, viewer: string): boolean {
  return viewer === account.id || sql.exec(`SELECT 1 WHERE ${IS_RELATED}`, viewer).toArray().length > 0;
}
