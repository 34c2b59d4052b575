import { accept, type Result } from "../../../../../../app/domain/result.ts";
import { isIssued } from "../../../../ids.ts";
import { peersOf } from "../../../peers.ts";
import type { Account } from "../../account/account.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import type { Person } from "../person.ts";
import { relatedProfile } from "../cards/profile-cache.ts";
import { isBlocked } from "../blocks/blocked.ts";
import type { LookupLimit } from "./lookup-limit.ts";

/** Whose token, whom they look up, and the limit on how many others. */
interface LookUp {
  token: string;
  other: string | undefined;
  limit: LookupLimit;
}

/**
 * Somebody the member has nothing to do with yet, asked who they are: undefined when there is no such member or they
 * are not to be seen. Those the member knows are not asked, which saves a hop; nor is anybody without a session.
 * `rate_limited` for who looks up too many.
 */
export async function lookUpProfile(
  engine: MemberEngine,
  { token, other = "", limit }: LookUp,
): Promise<Result<Person | undefined>> {
  const account = engine.account();
  if (!account || !needsLookup(engine, { account, other })) return accept(undefined);
  if (!engine.reading(token, () => accept()).ok) return accept(undefined);
  const allowed = limit.allows(other);
  return allowed.ok ? accept(await ask(engine, { account, other })) : allowed;
}

/** May the member look at this profile? As many new profiles an hour as `lookUpProfile` allows. */
export function mayLookUp(engine: MemberEngine, other: string, limit: LookupLimit): Result {
  const account = engine.account();
  return account && needsLookup(engine, { account, other }) ? limit.allows(other) : accept();
}

/** As `lookUpProfile`, where the member's object itself wants to know. */
export async function askPerson(engine: MemberEngine, other: string): Promise<Person | undefined> {
  const account = engine.account();
  return account && needsLookup(engine, { account, other }) ? ask(engine, { account, other }) : undefined;
}

interface Question {
  /** Who asks, and after whom. */
  account: Account;
  other: string;
}

function needsLookup({ sql, env }: MemberEngine, { account, other }: Question): boolean {
  if (other === account.id || relatedProfile(sql, other) || isBlocked(sql, other)) return false;
  return isIssued({ secret: env.TOKEN_SECRET, site: account.site, id: other });
}

function ask({ env }: MemberEngine, { account, other }: Question): Promise<Person | undefined> {
  return peersOf(env, account.site).member(other).people.person(account.id);
}
