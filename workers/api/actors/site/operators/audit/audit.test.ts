import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { olga } from "../../../../../../tests/workers/case-fixtures.ts";
import type { Env } from "../../../../env.ts";
import type { SiteEvent } from "../../receive.ts";
import type { Site } from "../../site.ts";
import { writeAudit } from "./audit.ts";
import { listAudit } from "./list-audit.ts";
import { claimNext, putItem, queueState } from "../queue/queue.ts";

/** Works in a `Site` object of its own. */
function inSite(
  act: (storage: DurableObjectStorage, receive: (event: SiteEvent) => Promise<void>) => void | Promise<void>,
) {
  const stub = (env as unknown as Env).SITE.getByName(crypto.randomUUID());
  return runInDurableObject(stub, async (object, { storage }) => {
    const site = object as unknown as Site;
    await act(storage, async (event) => void (await site.receive(event)));
  });
}

test("nothing in the record can be changed or deleted", () =>
  inSite(({ sql }) => {
    writeAudit(sql, { operator: olga, action: "looked", queue: "letters", item: 1 });
    writeAudit(sql, { operator: olga, action: "opened", member: "m1", words: "their mail of today" });
    const before = listAudit(sql);
    for (const statement of [
      "UPDATE audit SET why = 'x'",
      "DELETE FROM audit",
      "REPLACE INTO audit SELECT * FROM audit",
      "UPDATE audit_words SET words = 'x'",
      "DELETE FROM audit_words",
      "REPLACE INTO audit_words SELECT * FROM audit_words",
    ])
      expect(() => sql.exec(statement), statement).toThrow("append-only");
    expect(before).toMatchObject([{ why: "their mail of today" }, { action: "looked" }]);
    expect(listAudit(sql)).toEqual(before);
  }));

test("the record of an erased member stays, names nobody, and keeps none of the words about them", () =>
  inSite(async ({ sql }, receive) => {
    putItem(sql, { queue: "letters", ref: "r1", member: "anna", at: 1 });
    claimNext(sql, { queue: "letters", operator: olga });
    for (const member of ["anna", "bert"])
      writeAudit(sql, { operator: olga, action: "opened", member, words: `a mail of ${member}` });
    expect(listAudit(sql, { member: "anna" })).toMatchObject([{ why: "a mail of anna" }, { action: "looked" }]);
    await receive({ id: "anna/1", kind: "forgotten", payload: { member: "anna", emails: [] } });
    expect(listAudit(sql)).toMatchObject([
      { action: "opened", operator: "Olga", member: "bert", why: "a mail of bert" },
      { action: "opened", operator: "Olga", member: null, why: null },
      { action: "looked", operator: "Olga", member: null },
    ]);
    expect(queueState(sql, "letters").waiting).toBe(0);
  }));
