import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { operatorPassword } from "../../../../app/contract/operators/operators.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inStub } from "../../../../tests/workers/deletion-fixtures.ts";
import { valueOf } from "../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { ACCOUNT_SHARDS, accountAddress } from "../../actors/accounts/account-address.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";
import { hashPassword } from "../../password.ts";

const apiEnv = env as unknown as Env;
const site = "periwinkle";

/** Codes and their mails that wait, in all shards; both come of one transaction. */
async function codesAndMails(): Promise<number> {
  const shards = Array.from({ length: ACCOUNT_SHARDS }, (_, shard) =>
    inStub(apiEnv.ACCOUNTS.getByName(`${site}/${shard}`) as unknown as DurableObjectStub, (sql) => [
      ...sql.exec("SELECT challenge FROM operator_codes").toArray(),
      ...sql.exec("SELECT id FROM outbox WHERE payload GLOB '*operator_code*'").toArray(),
    ]),
  );
  return (await Promise.all(shards)).flat().length;
}

test("a wrong password, a member's and nobody's address make no code and no mail", async () => {
  const [email, password] = [anEmail(), "a long operator password"];
  const password_hash = valueOf(await hashPassword(apiEnv, { password, known: true, requestId: "test" }));
  const { shard, email: hash } = accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });
  const operator = { email: hash, id: crypto.randomUUID(), name: "Olga", password_hash };
  await actorsOf(apiEnv, site).accounts(shard).operators.keep({ operator, site });
  const bert = await anAccount();
  const send = (order: { email: string; password: string }) =>
    aVisitor().call(operatorPassword, { ...order, language: "en" });
  const wrong = [
    { email, password: "another password" },
    { email: bert.email, password: bert.password },
    { email: anEmail(), password },
  ];
  for (const order of wrong) expect((await send(order)).body["error"]).toBe("login_failed");
  expect(await codesAndMails()).toBe(0);
  expect((await send({ email, password })).status).toBe(200);
  expect(await codesAndMails()).toBeGreaterThan(0);
});
