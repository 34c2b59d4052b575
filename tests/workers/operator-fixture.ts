import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { accountAddress } from "../../workers/api/actors/accounts/account-address.ts";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import { startOperatorSession } from "../../workers/api/actors/accounts/operators/operator-sessions.ts";
import type { Env } from "../../workers/api/env.ts";
import { tokenText } from "../../workers/api/http/operator-cookie.ts";
import { anEmail } from "../support/sign-up.ts";
import { aVisitor } from "./visitor-fixture.ts";

const apiEnv = env as unknown as Env;
/** The site that calls over HTTP reach. */
const site = "periwinkle";

/** A browser in which somebody of the staff is signed in. */
export async function anOperator(name = "Olga") {
  const { shard, email } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email: anEmail() });
  const operator = { email, id: crypto.randomUUID(), name, password_hash: "a hash" };
  await actorsOf(apiEnv, site).accounts(shard).operators.keep({ operator, site });
  const stub = apiEnv.ACCOUNTS.getByName(`${site}/${shard}`);
  const token = await runInDurableObject(stub, (_accounts, { storage }) => startOperatorSession(storage.sql, email));
  const visitor = aVisitor();
  visitor.setCookie(`operator=${tokenText({ shard, token })}`);
  return visitor;
}
