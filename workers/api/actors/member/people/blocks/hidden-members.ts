import type { Card } from "../../../../../../app/contract/people/profile.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { accountOf } from "../../account/account.ts";
import type { MemberState, ReadState } from "../../engine/state.ts";
import { mayContact } from "./blocked.ts";
import { tellCardKept } from "../cards/kept-cards.ts";
import type { Person } from "../person.ts";
import { relatedProfile, cacheProfile, isDeactivated } from "../cards/profile-cache.ts";
import { cardFor, cardsFor } from "../relations.ts";

/** Whom the member does not want to be shown again, and since when (milliseconds). Decision 0187. */
export const hiddenMembersSchema = ["CREATE TABLE hidden_members (other TEXT PRIMARY KEY, at INTEGER NOT NULL)"];

/** Each search sends them along. */
const MOST_HIDDEN = 1_000;

/** Does the member not want to be shown this person again? */
export function hidesMember(sql: SqlStorage, other: string): boolean {
  return sql.exec("SELECT 1 FROM hidden_members WHERE other = ?", other).toArray().length > 0;
}

/** "Don't show again"; again changes nothing. `lookedUp`: who they are, where the member has nothing to do with them yet. */
export function hideMember(state: MemberState, other: string, lookedUp?: Person): Result<{ profile: Card }> {
  const { sql } = state;
  if (other === accountOf(sql).id) return refuse("yourself");
  const allowed = mayContact(sql, other);
  if (!allowed.ok) return allowed;
  const person = relatedProfile(sql, other) ?? lookedUp;
  if (!person || isDeactivated(sql, other)) return refuse("not_found");
  if (!hidesMember(sql, other)) {
    if (countHidden(sql) >= MOST_HIDDEN) return refuse("hidden_limit", { limit: MOST_HIDDEN });
    cacheProfile(sql, person);
    sql.exec("INSERT INTO hidden_members (other, at) VALUES (?, ?)", other, clock.now());
    // Their object alone hears of it, so that it says when they leave.
    tellCardKept(sql, other);
  }
  return accept({ profile: cardFor(state, other) });
}

function countHidden(sql: SqlStorage): number {
  return sql.exec<{ count: number }>("SELECT count(*) AS count FROM hidden_members").one().count;
}

/** Takes it back. */
export function unhideMember({ sql }: MemberState, other: string): Result {
  dropHidden(sql, other);
  return accept();
}

/** Without a word: also where they are blocked. */
export function dropHidden(sql: SqlStorage, other: string): void {
  sql.exec("DELETE FROM hidden_members WHERE other = ?", other);
}

/** The latest first. */
export function listHidden(state: ReadState): Result<(Card & { at: string })[]> {
  const rows = state.sql
    .exec<{ other: string; at: number }>("SELECT other, at FROM hidden_members ORDER BY at DESC, other")
    .toArray();
  const card = cardsFor(
    state,
    rows.map(({ other }) => other),
  );
  return accept(rows.map(({ other, at }) => ({ ...card(other), at: instantOf(at) })));
}
