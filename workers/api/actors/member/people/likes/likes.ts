import type { Card } from "../../../../../../app/contract/people/profile.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { enqueue } from "../../../outbox.ts";
import { accountOf, nextNumber, personOf } from "../../account/account.ts";
import { notify } from "../../notifications/notify.ts";
import { isBlocked, mayContact } from "../blocks/blocked.ts";
import { GIVEN_BY_SWITCH } from "./given-by-switch.ts";
import { likesBack } from "./like-back.ts";
import type { Person } from "../person.ts";
import { cacheProfile, relatedProfile, isDeactivated } from "../cards/profile-cache.ts";
import { cardFor, cardsFor, relationTo } from "../relations.ts";
import type { MemberState, ReadState } from "../../engine/state.ts";

/**
 * Likes somebody; again is the same like, and tells nobody a second time. `lookedUp`: who they are, where the member
 * has nothing to do with them yet. `bySwitch`: the member's switch does so (like-back.ts), and the other one is told that.
 */
export function like(
  state: MemberState,
  other: string,
  { lookedUp, bySwitch = false }: { lookedUp?: Person | undefined; bySwitch?: boolean } = {},
): Result<{ match: boolean; profile: Card }> {
  const { sql } = state;
  const account = accountOf(sql);
  if (other === account.id) return refuse("yourself");
  const allowed = mayContact(sql, other);
  if (!allowed.ok) return allowed;
  if (isDeactivated(sql, other)) return refuse("blocked");
  const person = relatedProfile(sql, other) ?? lookedUp;
  if (!person) return refuse("not_found");
  cacheProfile(sql, person);
  if (!relationTo(sql, person.id).liked) {
    const at = clock.now();
    sql.exec(
      `INSERT INTO likes (other, given_at, switch_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (other) DO UPDATE SET given_at = ?2, switch_at = coalesce(?3, switch_at)`,
      person.id,
      at,
      bySwitch ? at : null,
    );
    tellOther(sql, person.id, { kind: "like", payload: { person: personOf(sql, account), by_switch: bySwitch } });
  }
  return accept({ match: relationTo(sql, person.id).matched, profile: cardFor(state, person.id) });
}

/** Takes a like back. */
export function unlike({ sql }: MemberState, other: string): Result {
  if (!relationTo(sql, other).liked) return accept();
  sql.exec("UPDATE likes SET given_at = NULL, switch_at = coalesce(switch_at, 0) WHERE other = ?", other);
  tellOther(sql, other, { kind: "unlike", payload: { id: accountOf(sql).id } });
  return accept();
}

function tellOther(sql: SqlStorage, other: string, event: { kind: string; payload: unknown }): void {
  const { id } = accountOf(sql);
  enqueue(sql, { id: `${id}/${event.kind}/${nextNumber(sql)}`, target: `member:${other}`, ...event });
}

/**
 * Somebody likes the member. Only their first like is announced. One that was taken back and given again returns to the
 * list without a notification, and is marked as new only if the member had not seen it before. `by_switch`: it was given by
 * their switch.
 */
export function receiveLike(state: MemberState, { person, by_switch }: { person: Person; by_switch?: boolean }): void {
  const { sql } = state;
  if (isBlocked(sql, person.id)) return;
  cacheProfile(sql, person);
  const { taken_back } = sql
    .exec<{ taken_back: "new" | "seen" | null }>(
      `INSERT INTO likes (other, received_at, received_new, by_switch) VALUES (?1, ?2, 1, ?3)
       ON CONFLICT (other) DO UPDATE SET received_at = ?2, received_new = taken_back IS NOT 'seen', by_switch = ?3
       RETURNING taken_back`,
      person.id,
      clock.now(),
      by_switch ? 1 : 0,
    )
    .one();
  const answered = taken_back === null && likesBack(sql, person) && like(state, person.id, { bySwitch: true }).ok;
  const profile = cardFor(state, person.id);
  const news = {
    kind: "like",
    profile,
    match: profile.matched === true,
    ...(by_switch && { by_switch }),
    ...(answered && { answered }),
  } as const;
  state.frames.push(taken_back === null ? news : { kind: "totals" });
  if (taken_back === null) notify(state, { kind: "like", from: person });
}

/** Somebody took their like back. */
export function receiveUnlike({ sql, frames }: MemberState, { id }: { id: string }): void {
  sql.exec(
    `UPDATE likes SET taken_back = CASE received_new WHEN 1 THEN 'new' ELSE 'seen' END, received_at = NULL,
       received_new = 0 WHERE other = ? AND received_at IS NOT NULL`,
    id,
  );
  frames.push({ kind: "totals" });
}

/** Is there a like of theirs that the member has not seen? */
export function hasNewLike(sql: SqlStorage, other: string): boolean {
  return sql.exec("SELECT 1 FROM likes WHERE other = ? AND received_new = 1", other).toArray().length > 0;
}

/** The member opened their profile: their like is no longer new (spec §4). */
export function clearNew({ sql, frames }: MemberState, other: string): void {
  const cleared = sql.exec(
    "UPDATE likes SET received_new = 0 WHERE other = ? AND received_new = 1 RETURNING other",
    other,
  );
  if (cleared.toArray().length > 0) frames.push({ kind: "totals" });
}

type ListedRow = {
  other: string;
  given_at: number | null;
  received_at: number | null;
  given_by_switch: number | null;
} & Record<"received_new" | "by_switch", number>;

type GivenCard = Card & { by_switch: boolean };
type ReceivedCard = GivenCard & { like_new: boolean };

/** Given newest first; received new ones first (spec §4). Answered from this one object. */
export function listLikes(state: ReadState): Result<{ profiles: GivenCard[]; liked_by: ReceivedCard[] }> {
  const rows = state.sql
    .exec<ListedRow>(
      `SELECT other, given_at, received_at, received_new, by_switch, ${GIVEN_BY_SWITCH} AS given_by_switch FROM likes
       ORDER BY other`,
    )
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  const given = rows.filter(({ given_at }) => given_at !== null).toSorted(by(({ given_at }) => given_at));
  const received = rows
    .filter(({ received_at }) => received_at !== null)
    .toSorted(by(({ received_at }) => received_at))
    .toSorted(by(({ received_new }) => received_new));
  return accept({
    profiles: given.map(({ other, given_by_switch }) => ({ ...card(other), by_switch: given_by_switch === 1 })),
    liked_by: received.map(({ other, received_new, by_switch }) => {
      return { ...card(other), like_new: received_new === 1, by_switch: by_switch === 1 };
    }),
  });
}

/** The largest first; equal ones stay as they are. */
function by(value: (row: ListedRow) => number | null): (one: ListedRow, other: ListedRow) => number {
  return (one, other) => (value(other) ?? 0) - (value(one) ?? 0);
}
