import type { User } from "../../../../app/contract/profile.ts";
import type { Gender } from "../../../../app/contract/scalars.ts";
import { accountOf } from "./account.ts";
import { blockedIds } from "./relations.ts";

/** What a search needs to know of the asker. */
export interface SearchContext {
  id: string;
  gender: Gender;
  seeking: Gender;
  country: string;
  region: string;
  interests: string[];
  /** Never among the results, whoever blocked whom. */
  blocked: string[];
  liked: string[];
  /** Of the liked ones, those who like the asker back. */
  matched: string[];
  /** What user.php would answer, where it was asked for. */
  user?: User;
}

export function searchContext(sql: SqlStorage): SearchContext {
  const { id, gender, seeking, country, region, interests } = accountOf(sql);
  const likes = sql
    .exec<{ other: string; received_at: number | null }>(
      "SELECT other, received_at FROM likes WHERE given_at IS NOT NULL",
    )
    .toArray();
  return {
    id,
    gender,
    seeking,
    country,
    region,
    interests: JSON.parse(interests) as string[],
    blocked: blockedIds(sql),
    liked: likes.map(({ other }) => other),
    matched: likes.filter(({ received_at }) => received_at !== null).map(({ other }) => other),
  };
}
