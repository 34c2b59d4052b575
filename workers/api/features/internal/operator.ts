import { accountAddress } from "../../actors/accounts/account-address.ts";
import { jsonResponse, problemResponse, type Call } from "../../http.ts";
import { hashPassword } from "../../password.ts";
import { seedOperator } from "../../seed/seed-member.ts";
import { sign } from "../../signature.ts";

/** `{ email, name, password }`: makes an operator, or gives the one of this address another name and password. */
export async function postOperator({ actors, env, site, requestId }: Call, request: Request): Promise<Response> {
  const { email, name, password } = seedOperator.parse(await request.json());
  const address = accountAddress({ secret: env.TOKEN_SECRET, site, email });
  const hash = await hashPassword(env, { password, known: true, requestId });
  if (!hash.ok) return problemResponse(hash.problem);
  // Of the address, so that two calls at once make one operator.
  const id = sign(env.TOKEN_SECRET, "operator", site, address.email).slice(0, 16);
  const operator = { email: address.email, id, name, password_hash: hash.value };
  await actors.accounts(address.shard).operators.keep(operator);
  return jsonResponse({ id });
}
