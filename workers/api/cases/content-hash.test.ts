import { expect, test } from "vitest";
import { aReport, forget, inMember, inSite, olga } from "../../../tests/workers/case-fixtures.ts";
import { actors, aMember, delivered, valueOf } from "../../../tests/workers/member-fixtures.ts";
import { hashOf } from "../signature.ts";

type Hash = { content_hash: string };

const hashInSite = (number: string) =>
  inSite((sql) => sql.exec<Hash>("SELECT content_hash FROM cases WHERE number = ?", number).one().content_hash);

test("the id of who was reported cannot be tried on what the reporter keeps", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  await aReport(anna, bert, { reason: "other", text: "hm" });
  const hash = await inMember(anna.id, (sql) => sql.exec<Hash>("SELECT content_hash FROM reports").one().content_hash);
  for (const parts of [
    [bert.id, "other", "hm", "", ""],
    ["report", bert.id, "other", "hm", "", ""],
  ])
    expect(hash).not.toBe(hashOf(JSON.stringify(parts)));
});

test("a case keeps no hash of what was sent once either one is erased", async () => {
  for (const gone of ["reporter", "reported"]) {
    const [anna, bert] = [await aMember(), await aMember()];
    const number = await aReport(anna, bert);
    expect(await hashInSite(number)).not.toBe("");
    await forget(gone === "reporter" ? anna : bert);
    expect(await hashInSite(number)).toBe("");
  }
});

test("a decision on a member's page keeps none that their id can be tried on, and is known when it comes again", async () => {
  const bert = await aMember();
  const order = { operator: olga, member: bert.id, kind: "warn" as const, reason: "asked for money" };
  const decision = { ground: "asks_for_money" as const, number: `R-${crypto.randomUUID()}` };
  const { members } = actors.site();
  valueOf(await members.open(order));
  for (let time = 0; time < 2; time += 1)
    valueOf(await members.sanction({ ...order, ...decision, profile: { photos: [] } }));
  await delivered(bert);
  const parts = [olga.id, bert.id, "warn", "asks_for_money", null, order.reason];
  expect(await hashInSite(decision.number)).not.toBe(hashOf(JSON.stringify(parts)));
});
