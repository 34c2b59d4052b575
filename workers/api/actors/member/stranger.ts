import { accept } from "../../../../app/domain/result.ts";
import { isMemberId } from "../../ids.ts";
import { actorsOf } from "../actors.ts";
import type { Account } from "./account.ts";
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
  const account = engine.account();
  if (!account || !isStranger(engine.sql, { account, other })) return undefined;
  const mayAsk = engine.reading(token, () => accept());
  return mayAsk.ok ? ask(engine, { account, other }) : undefined;
}

/** As `askStranger`, where the member's object itself wants to know. */
export async function askPerson(engine: MemberEngine, other: string): Promise<Person | undefined> {
  const account = engine.account();
  return account && isStranger(engine.sql, { account, other }) ? ask(engine, { account, other }) : undefined;
}

interface Question {
  /** Who asks, and after whom. */
  account: Account;
  other: string;
}

function isStranger(sql: SqlStorage, { account, other }: Question): boolean {
  return isMemberId(other) && other !== account.id && !knownPerson(sql, other) && !isBlocked(sql, other);
}

async function ask({ env }: MemberEngine, { account, other }: Question): Promise<Person | undefined> {
  return actorsOf(env, account.site).findMember(other)?.person(account.id);
}
