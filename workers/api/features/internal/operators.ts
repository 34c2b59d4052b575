import { z } from "../../../../app/contract/zod.ts";
import type { Actors } from "../../actors/actors.ts";
import { ACCOUNT_SHARDS, accountAddress } from "../../actors/accounts/account-address.ts";
import { instantOf } from "../../clock.ts";
import { jsonResponse, problemResponse, type Call } from "../../http/http.ts";
import { hashPassword } from "../../password.ts";
import { type RemovedOperator, seedOperator } from "../../seed/seed-member.ts";
import { sign } from "../../signature.ts";

/** `{ email, name, password }`: makes an operator, or gives the one of this address another name and password. */
export async function postOperator({ actors, env, site, requestId }: Call, request: Request): Promise<Response> {
  const { email, name, password } = seedOperator.parse(await request.json());
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const hash = await hashPassword(env, { password, known: true, requestId });
  if (!hash.ok) return problemResponse(hash.problem);
  const id = operatorId(env.TOKEN_SECRET, site, address.email);
  const operator = { email: address.email, id, name, password_hash: hash.value };
  await actors.accounts(address.shard).operators.keep({ operator, site });
  return jsonResponse({ id });
}

/** All operators, the oldest first. Their addresses cannot be read (decision 0169). */
export async function getOperators({ actors }: Call): Promise<Response> {
  const operators = await allOperators(actors);
  return jsonResponse({ operators: operators.map(({ created, ...one }) => ({ ...one, created: instantOf(created) })) });
}

/** `{ who }`, an address or an id: ends what this operator may do, at once. */
export async function deleteOperator({ actors, env, site }: Call, request: Request): Promise<Response> {
  const { who } = z.object({ who: z.string() }).parse(await request.json());
  return jsonResponse(await removeOperator({ actors, site, secret: env.TOKEN_SECRET }, who));
}

/**
 * Nobody could sign in to `/operator` without the last one, so that one stays. Two calls at once do not see each other: the
 * command holds the data folder's lock meanwhile (scripts/operator.ts).
 */
export async function removeOperator(
  { actors, site, secret }: { actors: Actors; site: string; secret: string },
  who: string,
): Promise<RemovedOperator> {
  const operators = await allOperators(actors);
  const id = who.includes("@") ? operatorId(secret, site, accountAddress({ secret, site, email: who }).email) : who;
  const found = operators.find((operator) => operator.id === id);
  if (!found) return { outcome: "unknown" };
  if (operators.length === 1) return { outcome: "last" };
  await actors.accounts(found.shard).operators.remove({ id, site });
  return { outcome: "removed", name: found.name };
}

/** Made of the address, so that two calls at once make one operator, and who comes back is known by the same id. */
function operatorId(secret: string, site: string, email: string): string {
  return sign(secret, "operator", site, email).slice(0, 16);
}

async function allOperators(actors: Actors) {
  const shards = Array.from({ length: ACCOUNT_SHARDS }, async (_, shard) => {
    const operators = await actors.accounts(shard).operators.list();
    return operators.map((operator) => ({ ...operator, shard }));
  });
  return (await Promise.all(shards)).flat().toSorted((one, other) => one.created - other.created);
}
