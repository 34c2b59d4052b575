import type { Card } from "../../../../../app/contract/people/profile.ts";
import { FREE_LIKES, SKIPPED_FOR } from "../../../../../app/domain/people/swipe-limits.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { clock, instantOf } from "../../../clock.ts";
import { isIssued } from "../../../ids.ts";
import { accountOf } from "../account/account.ts";
import { first, type MemberState, type ReadState } from "../engine/state.ts";
import { isBlocked, mayContact } from "../people/blocks/blocked.ts";
import { like, unlike } from "../people/likes/likes.ts";
import type { Person } from "../people/person.ts";
import { cardFor, relationTo } from "../people/relations.ts";
import { keepIds } from "./kept-ids.ts";
import { likesLeft } from "./likes-of-a-day.ts";
import { membersDay } from "./members-day.ts";

export interface SwipeOrder {
  key: string;
  id: string;
  choice: "like" | "skip";
}

export interface SwipeAnswer {
  match: boolean;
  profile?: Card;
}

type Swipe = { key: string; other: string; liked: number; matched: number; undone: number; at: number };

/**
 * Likes or skips somebody, once a key (`key_reused` also for one whose act was taken back): the limit is looked at and used up in one transaction, so that two devices do not share a like.
 * `lookedUp`: who they are, as `like` takes it.
 */
export function swipe(state: MemberState, order: SwipeOrder, lookedUp?: Person): Result<SwipeAnswer> {
  const earlier = findSwipe(state.sql, order.key);
  if (!earlier) return order.choice === "like" ? swipeLike(state, order, lookedUp) : skip(state, order);
  const isSame = earlier.other === order.id && (earlier.liked === 1) === (order.choice === "like");
  if (!isSame || earlier.undone) return refuse("key_reused");
  const allowed = mayContact(state.sql, order.id);
  if (!allowed.ok) return allowed;
  return accept({ match: earlier.matched === 1, ...profileOf(state, earlier) });
}

/** Was this act done before? Then nobody needs to be asked. */
export function isKnownSwipe(sql: SqlStorage, key: string): boolean {
  return findSwipe(sql, key) !== undefined;
}

/** Whom the member likes already, on another page or device, costs nothing. */
function swipeLike(state: MemberState, order: SwipeOrder, lookedUp?: Person): Result<SwipeAnswer> {
  const { sql } = state;
  const account = accountOf(sql);
  const { day, start, next } = membersDay(account);
  if (relationTo(sql, order.id).liked) return like(state, order.id, { lookedUp });
  if (likesLeft(sql, { day, start, paid: account.paid_user === 1 }) === 0)
    return refuse("daily_likes_used", { limit: FREE_LIKES, until: instantOf(next) });
  const liked = like(state, order.id, { lookedUp });
  if (liked.ok) keep(sql, { ...order, day, matched: liked.value.match });
  return liked;
}

function skip(state: MemberState, order: SwipeOrder): Result<SwipeAnswer> {
  const { sql, env } = state;
  const account = accountOf(sql);
  if (order.id === account.id) return refuse("yourself");
  if (!isIssued({ secret: env.TOKEN_SECRET, site: account.site, id: order.id })) return refuse("not_found");
  keep(sql, { ...order, day: membersDay(account).day, matched: false });
  if (!isBlocked(sql, order.id)) keepIds(sql, [order.id]);
  return accept({ match: false });
}

/** What is older than a skip counts goes. */
function keep(
  sql: SqlStorage,
  { key, id, choice, day, matched }: SwipeOrder & { day: string; matched: boolean },
): void {
  const now = clock.now();
  sql.exec("DELETE FROM swipes WHERE at < ?", now - SKIPPED_FOR * DAY_MS);
  sql.exec(
    "INSERT INTO swipes (key, other, liked, matched, day, at) VALUES (?, ?, ?, ?, ?, ?)",
    key,
    id,
    Number(choice === "like"),
    Number(matched),
    day,
    now,
  );
}

/** Takes the last act back; again changes nothing. `not_found`: another one came after it, or there is no such act. */
export function undoSwipe(state: MemberState, key: string): Result {
  const { sql } = state;
  const last = lastSwipe(sql);
  if (last?.key !== key || last.other === "") return findSwipe(sql, key)?.undone ? accept() : refuse("not_found");
  if (last.undone) return accept();
  const gave = last.liked && standsSince(sql, last);
  sql.exec("UPDATE swipes SET undone = 1 WHERE key = ?", key);
  return gave ? unlike(state, last.other) : accept();
}

/** Is the like still the one that the game gave, not one that was given anew elsewhere? */
function standsSince(sql: SqlStorage, { other, at }: Swipe): boolean {
  return sql.exec("SELECT 1 FROM likes WHERE other = ? AND given_at <= ?", other, at).toArray().length > 0;
}

/** What can be taken back, if the last act was not already, in the game or elsewhere. */
export function lastAct(state: ReadState): { key: string; choice: SwipeOrder["choice"]; profile?: Card } | undefined {
  const last = lastSwipe(state.sql);
  if (!last || last.undone || last.other === "" || isBlocked(state.sql, last.other)) return undefined;
  if (last.liked && !standsSince(state.sql, last)) return undefined;
  return { key: last.key, choice: last.liked ? "like" : "skip", ...profileOf(state, last) };
}

/** Nothing is kept of who was skipped. */
function profileOf(state: ReadState, { liked, other }: Swipe): { profile?: Card } {
  return liked ? { profile: cardFor(state, other) } : {};
}

/** Who was skipped and does not come again yet. */
export function skippedIds(sql: SqlStorage): string[] {
  return sql
    .exec<{ other: string }>(
      "SELECT DISTINCT other FROM swipes WHERE liked = 0 AND undone = 0 AND other <> '' AND at > ?",
      clock.now() - SKIPPED_FOR * DAY_MS,
    )
    .toArray()
    .map(({ other }) => other);
}

const COLUMNS = "key, other, liked, matched, undone, at";

function findSwipe(sql: SqlStorage, key: string): Swipe | undefined {
  return first(sql.exec<Swipe>(`SELECT ${COLUMNS} FROM swipes WHERE key = ?`, key));
}

function lastSwipe(sql: SqlStorage): Swipe | undefined {
  return first(sql.exec<Swipe>(`SELECT ${COLUMNS} FROM swipes ORDER BY position DESC LIMIT 1`));
}
