import { expect, test } from "vitest";
import { days, inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aFictional } from "../../../../../tests/workers/fictional-fixtures.ts";
import { claimedOf, inSite, olga } from "../../../../../tests/workers/fictional-queue.ts";
import { actors, aMember, delivered, pageOf, totalsOf, write } from "../../../../../tests/workers/member-fixtures.ts";
import { unusedMemberId } from "../../../../../tests/workers/member-fixtures.ts";
import type { FictionalOrder } from "./make.ts";

const act = { operator: olga, why: "a test" };
const rules = { countries: ["NL", "BE"], hidden: [] };

function anOrder(part: Partial<FictionalOrder["profile"]> = {}): FictionalOrder {
  const id = unusedMemberId();
  const profile = {
    name: "Fay",
    gender: "female" as const,
    seeking: "male" as const,
    date_of_birth: "1958-05-14",
    country: "NL",
    region: "Utrecht",
    city: "Utrecht",
    ...part,
  };
  return { id, site: "tests", language: "en", profile, act };
}

async function made(part: Partial<FictionalOrder["profile"]> = {}) {
  const order = anOrder(part);
  const stub = actors.member(order.id);
  expect(await stub.fictional.make(order)).toMatchObject({ ok: true });
  await stub.runDue();
  return { id: order.id, stub, order };
}

/** What the site wrote down about this profile, the earliest first. */
function actsOn({ id }: { id: string }): Promise<string[]> {
  return inSite((sql) =>
    sql
      .exec<{ action: string }>(
        "SELECT action FROM audit JOIN audit_subjects USING (subject) WHERE member = ? ORDER BY number",
        id,
      )
      .toArray()
      .map(({ action }) => action),
  );
}

function listed({ id }: { id: string }) {
  return inSite((sql) =>
    sql.exec("SELECT name, country, retired_at FROM fictional_profiles WHERE id = ?", id).toArray(),
  );
}

test("whoever makes a profile twice has one, fictional from its first moment, and one act in the record", async () => {
  const { stub, order } = await made();
  expect(await stub.fictional.make(order)).toMatchObject({ ok: true });
  await stub.runDue();
  expect(await stub.people.person()).toMatchObject({ name: "Fay", fictional: true, last_active: 0 });
  expect(await actsOn(order)).toEqual(["fictional_made"]);
  expect(await listed(order)).toMatchObject([{ name: "Fay", country: "NL", retired_at: null }]);
});

test("about me is stored as a member's is", async () => {
  const { stub } = await made({ about: "I sing\r\nand \u202Ewalk\u202C " });
  expect(await stub.fictional.profile()).toMatchObject({ value: { about: "I sing\nand walk" } });
  const silent = await made({ about: " \u200B " });
  expect(await silent.stub.fictional.profile()).toMatchObject({ value: { about: null } });
});

test("acts and what is written down of them wait together while the site is away, and each arrives once", async () => {
  const { id, stub, order } = await made();
  // What goes to the site waits behind one that failed.
  await inObject({ id }, (sql) =>
    sql.exec("INSERT INTO outbox VALUES (NULL, 'failed', 'site', 'none', '{}', 129, ?)", Date.now() + days(1)),
  );
  await stub.fictional.change({ name: "Faye" }, rules, act);
  await stub.fictional.change({ name: "Faye" }, rules, act);
  await stub.fictional.retire(act);
  await stub.fictional.retire(act);
  await stub.runDue();
  const waits = "SELECT count(*) AS events FROM outbox WHERE target = 'site' AND kind = ?";
  for (const kind of ["fictional_profile", "operator_event"])
    expect(await inObject({ id }, (sql) => sql.exec(waits, kind).one()), kind).toEqual({ events: 2 });
  expect(await actsOn(order)).toEqual(["fictional_made"]);
  expect(await listed(order)).toMatchObject([{ name: "Fay", retired_at: null }]);
  await inObject({ id }, (sql) => sql.exec("DELETE FROM outbox WHERE id = 'failed'"));
  await stub.runDue();
  expect(await stub.pendingOutbox()).toBe(0);
  expect(await actsOn(order)).toEqual(["fictional_made", "fictional_changed", "fictional_retired"]);
  expect(await listed(order)).toMatchObject([{ name: "Faye", retired_at: expect.any(Number) as number }]);
});

test("an act of which nothing can be written down is not done", async () => {
  const { id, stub } = await made();
  await inObject({ id }, (sql) =>
    sql.exec(`CREATE TRIGGER no_record BEFORE INSERT ON outbox WHEN NEW.kind = 'operator_event'
      BEGIN SELECT RAISE(ABORT, 'nothing is written down'); END`),
  );
  await expect(stub.fictional.change({ name: "Faye" }, rules, act)).rejects.toThrow("nothing is written down");
  await expect(stub.fictional.retire(act)).rejects.toThrow("nothing is written down");
  expect(await stub.people.person()).toMatchObject({ name: "Fay" });
  expect(await inObject({ id }, (sql) => sql.exec("SELECT retired_at FROM account").one())).toEqual({
    retired_at: null,
  });
});

test("a profile that moves and is renamed is shown so to whom it wrote with, and stays fictional", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await made()];
  await write(anna, fay);
  await delivered(anna);
  const place = { country: "BE", region: "Antwerpen", city: "Antwerpen" };
  expect(await fay.stub.fictional.change({ name: "Rose", ...place }, rules, act)).toMatchObject({ ok: true });
  await fay.stub.runDue();
  expect((await pageOf(anna, fay)).profile).toMatchObject({ name: "Rose", country: "BE", fictional: true });
});

test("what waits for a retired profile is gone, its writers have their credits, and its name keeps its sign", async () => {
  const [anna, fay] = [await aMember({ credits: 5 }), await made()];
  await write(anna, fay);
  await delivered(anna);
  await fay.stub.runDue();
  expect(await claimedOf(anna)).toHaveLength(1);
  await fay.stub.fictional.retire(act);
  await fay.stub.runDue();
  expect(await claimedOf(anna)).toEqual([]);
  expect((await totalsOf(anna)).credits).toBe(5);
  const { profile, messages } = await pageOf(anna, fay);
  expect(profile).toEqual({ id: fay.id, name: "Fay", fictional: true, deleted: true });
  expect(messages).toHaveLength(1);
});

test("neither a decision of the site nor its end brings a retired profile back", async () => {
  const fay = await made();
  await fay.stub.fictional.retire(act);
  const decision = { kind: "suspend", case: null, decided_at: Date.now() };
  await fay.stub.receive({ id: crypto.randomUUID(), kind: "sanction", payload: { ...decision, until: null } });
  const lifted = { ...decision, decided_at: Date.now() + 1000 };
  await fay.stub.receive({ id: crypto.randomUUID(), kind: "sanction_lifted", payload: lifted });
  await fay.stub.runDue();
  expect(await fay.stub.people.person()).toBeUndefined();
  expect(await fay.stub.standing.record()).toMatchObject({ retired: true });
});

test("of a member who is not fictional none of it is done, and nothing is written down", async () => {
  const bert = await aMember();
  const upload = { id: "p", attempt: "a" };
  const answers = [
    await bert.stub.fictional.profile(),
    await bert.stub.fictional.change({ name: "Rose" }, rules, act),
    await bert.stub.fictional.retire(act),
    await bert.stub.fictional.beginUpload(upload),
    await bert.stub.fictional.dropUpload(upload),
    await bert.stub.fictional.removePhoto("p", olga),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ problem: { error: "not_found" } });
  expect(await bert.stub.people.person(bert.id)).toMatchObject({ name: bert.order.name });
  await delivered(bert);
  expect(await actsOn(bert)).toEqual([]);
});

test("a member's key makes no fictional profile of them", async () => {
  const bert = await aMember();
  const order = { ...anOrder(), id: bert.id };
  expect(await bert.stub.fictional.make(order)).toMatchObject({ problem: { error: "key_reused" } });
  expect(await bert.stub.people.person(bert.id)).toMatchObject({ fictional: false });
});

test("an erased profile is in the operators' list no more", async () => {
  const fay = await aFictional();
  await delivered(fay);
  expect(await listed(fay)).toHaveLength(1);
  await actors.site().receive({
    id: crypto.randomUUID(),
    kind: "forgotten",
    payload: { member: fay.id, emails: [] },
  });
  expect(await listed(fay)).toEqual([]);
});

test("a profile is found by a part of its name, in capitals or not, with whatever letters", async () => {
  const { id } = await made({ name: "Élise" });
  for (const q of ["élise", "ÉL", "LISE"]) {
    const { profiles, found } = await actors.site().queues.fictionalProfiles({ q, state: "active", page: 1 });
    expect([profiles.map((one) => one.id), found]).toEqual([[id], 1]);
  }
});
