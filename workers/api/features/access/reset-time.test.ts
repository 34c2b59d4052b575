import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { HonoRequest } from "hono/request";
import { expect, test } from "vitest";
import { requestPasswordReset } from "../../../../app/contract/account/access.ts";
import { anEmail } from "../../../../tests/support/sign-up.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import type { Accounts } from "../../actors/accounts/accounts.ts";
import { actorsOf, type Actors } from "../../actors/actors.ts";
import { clock, moveClock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { callOf } from "../../http/call-of.ts";
import { postPasswordReset } from "./handlers.ts";

const apiEnv = env as unknown as Env;
const site = "periwinkle";
const actors = actorsOf(apiEnv, site);

const addressOf = (email: string) => accountAddress({ secret: apiEnv.TOKEN_SECRET, site, email });

/** Every call to `target`, by its name, goes into `calls` before it is made. */
function recorded<Target extends object>(target: Target, name: string, calls: string[]): Target {
  return new Proxy(target, {
    get(of, method) {
      calls.push(`${name}.${String(method)}`);
      return Reflect.get(of, method) as unknown;
    },
  });
}

/** Asks for a reset; answers which objects were asked what until everything that the request began was done. */
async function callsFor(email: string): Promise<string[]> {
  const context = createExecutionContext();
  const calls: string[] = [];
  const request = new Request("http://localhost/api/password-reset.php", {
    method: "POST",
    headers: { "X-Forwarded-For": "127.0.0.1" },
    body: JSON.stringify({ email }),
  });
  const watched: Actors = {
    ...actors,
    accounts: (shard) => recorded(actors.accounts(shard), "accounts", calls),
    member: (id) => recorded(actors.member(id), "member", calls),
  };
  const call = { ...callOf({ request, requestId: "a request", env: apiEnv, context }), actors: watched };
  expect((await postPasswordReset.run(call, new HonoRequest(request))).status).toBe(200);
  await waitOnExecutionContext(context);
  expect(requestPasswordReset).toBe(postPasswordReset.endpoint);
  return calls;
}

/** The statements that `Accounts` runs for it, with what they are told left out. */
async function statementsFor(email: string): Promise<string[]> {
  const { shard, email: hash } = addressOf(email);
  const stub = apiEnv.ACCOUNTS.getByName(`${site}/${shard}`) as DurableObjectStub<Accounts>;
  return runInDurableObject(stub, (accounts, { storage: { sql } }) => {
    const statements: string[] = [];
    const { exec } = sql;
    sql.exec = ((query: string, ...given: unknown[]) => {
      statements.push(query);
      return Reflect.apply(exec, sql, [query, ...given]) as unknown;
    }) as typeof exec;
    const order = { email: hash, network: "a network", shared: false, site, decoy: "aaaaaaaaaaaa" };
    expect(accounts.askReset(order).ok).toBe(true);
    sql.exec = exec;
    return statements;
  });
}

async function mailsTo({ id, email }: TestAccount) {
  await actors.member(id).runDue();
  return (await actors.site().mails()).filter((mail) => mail.to === email);
}

test("a reset asks the same object the same thing, whether anybody has the address or not", async () => {
  const { email } = await anAccount();
  expect(await callsFor(email)).toEqual(["accounts.askReset"]);
  expect(await callsFor(anEmail())).toEqual(["accounts.askReset"]);
});

test("and that object does the same work", async () => {
  const { email } = await anAccount();
  const [known, unknown] = [await statementsFor(email), await statementsFor(anEmail())];
  expect(known.length).toBeGreaterThan(3);
  expect(unknown).toEqual(known);
});

test("the member hears of it from an alarm, a second later at the soonest, and once", async () => {
  const account = await anAccount();
  const stub = apiEnv.ACCOUNTS.getByName(`${site}/${addressOf(account.email).shard}`);
  await callsFor(account.email);
  await runDurableObjectAlarm(stub);
  expect(await mailsTo(account)).toEqual([]);
  moveClock(clock.offset() + 5000);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect((await mailsTo(account)).map(({ kind }) => kind)).toEqual(["password_reset"]);
  await runDurableObjectAlarm(stub);
  expect(await mailsTo(account)).toHaveLength(1);
  moveClock(0);
});
