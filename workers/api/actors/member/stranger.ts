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
  if (!isStranger(engine, other)) return undefined;
  const mayAsk = engine.signedIn(token, () => accept());
  return mayAsk.ok ? askPerson(engine, other) : undefined;
}

/** As `askStranger`, where the member's object itself wants to know. */
export async function askPerson(engine: MemberEngine, other: string): Promise<Person | undefined> {
  const account = engine.account();
  if (!account || !isStranger(engine, other) || isBlocked(engine.sql, other)) return undefined;
  return engine.actors()?.member(other).person(account.id);
}

function isStranger(engine: MemberEngine, other: string): boolean {
  const account = engine.account();
  return account !== undefined && isMemberId(other) && other !== account.id && !knownPerson(engine.sql, other);
}
