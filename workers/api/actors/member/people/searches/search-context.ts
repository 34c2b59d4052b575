import type { Gender } from "../../../../../../app/contract/scalars.ts";
import { settingsIn } from "../../account/account-settings.ts";
import { lookingForIn, type LookingFor } from "../../account/looking-for.ts";
import { BLOCKED } from "../blocks/blocked.ts";

/** What a search needs to know of the asker. */
export interface SearchContext {
  id: string;
  gender: Gender;
  seeking: Gender;
  country: string;
  region: string;
  city: string;
  /** `YYYY-MM-DD` */
  date_of_birth: string;
  /** Whom they look for, beside `seeking`. */
  looking_for: LookingFor;
  interests: string[];
  /** Never among the results, whoever blocked whom. */
  blocked: string[];
  /** Nor those whom the asker does not want to be shown again. */
  hidden: string[];
  liked: string[];
  /** Of the liked ones, those who like the asker back. */
  matched: string[];
  /** They hide that they are here, and do not see it of others. */
  hides_online: boolean;
  /** They wish for suggestions every day. */
  wants_suggestions: boolean;
  /** JSON of what user.php would answer, where it was asked for. */
  user?: string;
}

/** All of it in one statement: every search begins with it. */
const CONTEXT = `SELECT id, gender, seeking, country, region, city, date_of_birth, looking_for, interests, settings,
  (SELECT json_group_array(other) FROM blocks WHERE ${BLOCKED}) AS blocked,
  (SELECT json_group_array(other) FROM hidden_members) AS hidden,
  (SELECT json_group_array(other) FROM likes WHERE given_at IS NOT NULL) AS liked,
  (SELECT json_group_array(other) FROM likes WHERE given_at IS NOT NULL AND received_at IS NOT NULL) AS matched
  FROM account`;
type Plain = "id" | "gender" | "seeking" | "country" | "region" | "city" | "date_of_birth";
type List = "interests" | "blocked" | "hidden" | "liked" | "matched";
type Row = Pick<SearchContext, Plain> & Record<List | "looking_for" | "settings", string>;

/** The member's own part in what a search finds. */
export function searchContext(sql: SqlStorage): SearchContext {
  const { settings, ...row } = sql.exec<Row>(CONTEXT).one();
  const { suggestions, show_online } = settingsIn({ settings });
  const list = (name: List) => JSON.parse(row[name]) as string[];
  return {
    ...row,
    looking_for: lookingForIn(row),
    hides_online: !show_online,
    wants_suggestions: suggestions,
    interests: list("interests"),
    blocked: list("blocked"),
    hidden: list("hidden"),
    liked: list("liked"),
    matched: list("matched"),
  };
}

/** Whom nothing that is found or suggested for this asker may hold: themselves, whoever is blocked either way, and whom they hide. */
export function excludedFor({ id, blocked, hidden }: SearchContext): string[] {
  return [id, ...blocked, ...hidden];
}
