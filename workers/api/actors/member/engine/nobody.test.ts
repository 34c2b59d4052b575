import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { refuse } from "../../../../../app/domain/result.ts";
import { actors, unusedMemberId } from "../../../../../tests/workers/member-fixtures.ts";
import type { Env } from "../../../env.ts";

test("asking after ids that nobody has (any longer) keeps nothing on the disk", async () => {
  const id = unusedMemberId();
  const nobody = actors.member(id);
  expect(await nobody.people.person()).toBeUndefined();
  expect(await nobody.people.profile(unusedMemberId())).toBeUndefined();
  expect(await nobody.account.user("a token")).toEqual(refuse("authentication_required"));
  expect(await nobody.account.activate("a token")).toEqual(refuse("link_invalid"));
  expect(
    await nobody.sessions.signIn({
      email: "nobody@example.org",
      password: "a password",
      userAgent: "",
      known: false,
      requestId: "test",
    }),
  ).toEqual(refuse("login_failed"));
  const amount = { amount: 995, currency: "EUR" };
  expect(await nobody.money.settlePayment({ payment_id: "p", status: "completed", amount })).toEqual(
    refuse("not_found"),
  );
  await nobody.receive({ id: "e", kind: "unlike", payload: { id: unusedMemberId() } });
  await nobody.sessions.signOut("a token");
  await nobody.runDue();
  const stub = (env as unknown as Env).MEMBER.getByName(`tests/${id}`);
  const tables = await runInDurableObject(stub, (_member, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray(),
  );
  expect(tables.filter(({ name }) => !String(name).startsWith("_cf_"))).toEqual([]);
});
