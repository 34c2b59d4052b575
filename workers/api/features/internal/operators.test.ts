import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { accountAddress } from "../../actors/accounts/account-address.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";
import { removeOperator } from "./operators.ts";

const apiEnv = env as unknown as Env;

/** A site of its own, with operators of these ids, each at an address of its own. */
async function aSite(...ids: string[]) {
  const site = crypto.randomUUID();
  const actors = actorsOf(apiEnv, site);
  for (const id of ids) {
    const { shard, email } = accountAddress({ secret: "secret", site, email: `${id}@staff.example` });
    await actors.accounts(shard).operators.keep({ operator: { email, id, name: id, password_hash: "hash" }, site });
  }
  const remove = (who: string) => removeOperator({ actors, site, secret: "secret" }, who);
  const record = async () => (await actors.site().queues.audit()).rows.map(({ action, why }) => [action, why]);
  return { remove, record };
}

test("operators are removed, but for the last one", async () => {
  const { remove, record } = await aSite("olga", "-otto");
  expect(await remove("nobody")).toEqual({ outcome: "unknown" });
  expect(await remove("-otto")).toEqual({ outcome: "removed", name: "-otto" });
  expect(await remove("-otto")).toEqual({ outcome: "unknown" });
  expect(await remove("olga")).toEqual({ outcome: "last" });
  expect(await record()).toEqual([
    ["operator_removed", "-otto"],
    ["operator_added", "-otto"],
    ["operator_added", "olga"],
  ]);
});

test("who comes back is written down as new, and another password as a change", async () => {
  const { record } = await aSite("olga", "olga");
  expect((await record()).map(([action]) => action)).toEqual(["operator_changed", "operator_added"]);
});
