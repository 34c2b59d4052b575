import { accept } from "../../../../app/domain/result.ts";
import { isMemberId } from "../../ids.ts";
import type { MemberEngine } from "./member-engine.ts";
import type { Person } from "./person.ts";
import { isBlocked, knownPerson } from "./relations.ts";

/**
 * Somebody the member has nothing to do with yet, asked who they are: undefined when there is no such member or they
 * are not to be seen. Those the member knows are not asked, which saves a hop; nor is anybody without a session.
 */
export async function askStranger(
  engine: MemberEngine,
  { token, other = "" }: { token: string; other: string | undefined },
): Promise<Person | undefined> {
  const { sql } = engine;
  const account = engine.account();
  if (!account || !isMemberId(other) || other === account.id || knownPerson(sql, other)) return undefined;
  const mayAsk = engine.signedIn(token, (state) => accept(!isBlocked(state.sql, other)));
  return mayAsk.ok && mayAsk.value ? engine.actors()?.member(other).person(account.id) : undefined;
}
