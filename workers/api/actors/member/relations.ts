import type { Card } from "../../../../app/contract/profile.ts";
import { accept, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { accountOf, findAccount, personOf, type Account } from "./account.ts";
import { cardOf } from "./card.ts";
import { isClosing } from "./closing-row.ts";
import type { Person, Relation } from "./person.ts";
import { first, type MemberState } from "./state.ts";

/** Has one of the two blocked the other? */
export function isBlocked(sql: SqlStorage, other: string): boolean {
  return sql.exec("SELECT 1 FROM blocks WHERE other = ? AND (by_me = 1 OR by_them = 1)", other).toArray().length > 0;
}

/** Everybody that must not be seen, both ways. */
export function blockedIds(sql: SqlStorage): string[] {
  return sql
    .exec<{ other: string }>("SELECT other FROM blocks WHERE by_me = 1 OR by_them = 1")
    .toArray()
    .map(({ other }) => other);
}

export function relationTo(sql: SqlStorage, other: string): Relation {
  const like = first(
    sql.exec<{ given_at: number | null; received_at: number | null }>(
      "SELECT given_at, received_at FROM likes WHERE other = ?",
      other,
    ),
  );
  const liked = like?.given_at != null;
  return { liked, matched: liked && like.received_at != null };
}

/** Keeps the last we heard of somebody. */
export function rememberPerson(sql: SqlStorage, person: Person): void {
  sql.exec(
    "INSERT INTO known_people (id, person, at) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET person = ?2, at = ?3",
    person.id,
    JSON.stringify(person),
    clock.now(),
  );
}

/** As `rememberPerson`, only for those the member has something to do with. */
export function refreshPerson(sql: SqlStorage, person: Person): Result {
  if (knownPerson(sql, person.id)) rememberPerson(sql, person);
  return accept();
}

export function knownPerson(sql: SqlStorage, id: string): Person | undefined {
  const row = first(sql.exec<{ person: string }>("SELECT person FROM known_people WHERE id = ?", id));
  return row && (JSON.parse(row.person) as Person);
}

/** Is somebody the member knows deleting their account? */
export function isAway(sql: SqlStorage, id: string): boolean {
  return sql.exec("SELECT 1 FROM known_people WHERE id = ? AND away = 1", id).toArray().length > 0;
}

/** Somebody's card as the member sees it; of one that is neither known nor given, or leaves, only the id. */
export function cardFor({ sql, env }: MemberState, other: string, stranger?: Person): Card {
  const person = knownPerson(sql, other) ?? stranger;
  if (!person || isAway(sql, other)) return { id: other, deleted: true };
  const interests = JSON.parse(accountOf(sql).interests) as string[];
  return cardOf({ person, relation: relationTo(sql, other), interests, secret: env.PHOTO_SECRET });
}

/**
 * The member as this viewer may see them; nobody in particular when left out. A profile that is not active yet shows
 * itself only to its owner and to people it has something to do with: whoever got its message can open it. One that is
 * being deleted shows itself to nobody.
 */
export function visiblePerson(sql: SqlStorage, viewer?: string): Person | undefined {
  const account = findAccount(sql);
  if (!account || isClosing(sql) || (viewer !== undefined && isBlocked(sql, viewer))) return undefined;
  const visible = account.profile_status === "active" || (viewer !== undefined && isRelated(sql, account, viewer));
  return visible ? personOf(sql, account) : undefined;
}

function isRelated(sql: SqlStorage, account: Account, viewer: string): boolean {
  return viewer === account.id || knownPerson(sql, viewer) !== undefined;
}
