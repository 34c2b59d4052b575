import type { Card } from "../../../../../../app/contract/people/profile.ts";
import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { signedImage } from "../../../../providers/photos/signed-image.ts";
import { first, type MemberState, type ReadState } from "../../engine/state.ts";
import { IS_NEW_LIKE } from "./new-like.ts";
import { cachedProfile } from "../cards/profile-cache.ts";
import { cardFor } from "../relations.ts";

/** The latest new like that somebody's switch gave, while it is a match, with the portrait of the match (spec §7, auto-like.php); null: there is none. */
export function switchedLike(state: ReadState): Result<{ profile: Card | null }> {
  const like = first(
    state.sql.exec<{ other: string }>(
      `SELECT other FROM likes WHERE by_switch = 1 AND given_at IS NOT NULL AND ${IS_NEW_LIKE} ORDER BY received_at DESC LIMIT 1`,
    ),
  );
  if (!like) return accept({ profile: null });
  const photo = cachedProfile(state.sql, like.other)?.main_image ?? null;
  const secret = state.env.PHOTO_SECRET;
  const main_image = signedImage({ photo, locked: false, also: ["match"], secret, now: clock.now() });
  return accept({ profile: { ...cardFor(state, like.other), main_image } });
}

/** Did somebody's like come by their switch? */
export function cameBySwitch(sql: SqlStorage, other: string): boolean {
  return sql.exec("SELECT 1 FROM likes WHERE other = ? AND by_switch = 1", other).toArray().length > 0;
}

/** A page is about to tell of somebody's like. `first`: none did before, and it still is new (decision 0184). */
export function tellOfLike({ sql }: MemberState, other: string): Result<{ first: boolean }> {
  const told = sql.exec(
    `UPDATE likes SET told = 1 WHERE other = ? AND told = 0 AND ${IS_NEW_LIKE} RETURNING other`,
    other,
  );
  return accept({ first: told.toArray().length > 0 });
}
