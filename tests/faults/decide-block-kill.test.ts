import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { block, listBlocked } from "../../app/contract/safety/blocks.ts";
import { getMember, like, listLikes } from "../../app/contract/people/discovery.ts";
import {
  inspectMember,
  liftSanction,
  openMember,
  sanctionMember,
} from "../../app/contract/operators/operator-members.ts";
import { claimItem, decidePhoto, inspectedPhoto, undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { type AuditRow, operatorAudit } from "../../app/contract/operators/operators.ts";
import { listPhotos, uploadPhoto } from "../../app/contract/people/photos.ts";
import { currentUser, login } from "../../app/contract/account/session.ts";
import { eventually } from "../support/eventually.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { mortalSite, untilApiEnds } from "../support/site/mortal-site.ts";
import { operatorCookie } from "../support/site/operator-cookie.ts";

/** One server for all tests of the file: each kills it once. */
const starting = mortalSite();
afterAll(async () => (await starting).stop());
type Site = Awaited<typeof starting>;

/** Resolves with the fifth that was acknowledged: the others are under way or still to come. */
function firstFive() {
  const five = Promise.withResolvers<void>();
  const acknowledged = new Set<string>();
  const add = (one: string) => {
    acknowledged.add(one);
    if (acknowledged.size === 5) five.resolve();
  };
  return { acknowledged, add, reached: five.promise };
}

/** Approves what comes next in the queue: its photo, or nothing when nothing waits. */
async function approveNext(operator: ApiClient): Promise<string | undefined> {
  const { number } = await operator.callOrThrow(claimItem, { queue: "photos" });
  if (number === null) return undefined;
  const { photo } = await operator.callOrThrow(inspectedPhoto, { number: String(number) });
  await operator.callOrThrow(decidePhoto, { number, decision: "approve" });
  return photo.id ?? undefined;
}

/** All that operators did which is called so. */
async function recorded(operator: ApiClient, done: string): Promise<AuditRow[]> {
  const found: AuditRow[] = [];
  for (let before: string | undefined = "999999"; before !== undefined;) {
    const { rows }: { rows: AuditRow[] } = await operator.callOrThrow(operatorAudit, { before });
    found.push(...rows.filter(({ action }) => action === done));
    before = rows.length > 0 ? String(rows.at(-1)?.number) : undefined;
  }
  return found;
}

let movedBy = 0;

/** Eleven seconds later. That nothing can be undone any more has the alarm set anew, by the clock that was moved. */
async function moveOn(site: Site, operator: ApiClient): Promise<void> {
  movedBy += 11_000;
  await site.internal().moveClock(movedBy);
  expect(await operator.call(undoDecision, { number: 999 })).toMatchObject({ problem: { error: "too_late" } });
}

test("kill -9 while photos are approved: each decision arrives, none is lost, none is made twice", async () => {
  const site = await starting;
  const anna = await site.internal().makeMember({ paid_user: true });
  for (let count = 0; count < 24; count++)
    await site.device(anna.cookie).callOrThrow(uploadPhoto, { key: randomUUID() });
  const active = async () => {
    const { photos } = await site.device(anna.cookie).callOrThrow(listPhotos);
    return photos.filter(({ status }) => status === "active").map(({ id }) => id);
  };
  await eventually(
    "all wait for an operator",
    async () => {
      await site.internal().runAlarm(anna.id);
      const { photos } = await site.device(anna.cookie).callOrThrow(listPhotos);
      return photos.every(({ status }) => status === "inspection");
    },
    60_000,
  );
  await eventually("all are in the queue", async () => (await site.internal().outbox(anna.id)).pending === 0, 30_000);

  const cookie = await operatorCookie(site);
  const { acknowledged, add, reached } = firstFive();
  const approving = untilApiEnds(async () => add((await approveNext(site.device(cookie))) ?? ""));
  await reached;
  await site.killAndRestart();
  await approving;
  expect(acknowledged).not.toContain("");
  // The ten seconds in which it can be undone are over.
  await moveOn(site, site.device(cookie));
  await eventually(
    "what was acknowledged has arrived",
    async () => {
      const arrived = await active();
      return [...acknowledged].every((photo) => arrived.includes(photo));
    },
    40_000,
  );

  const operator = site.device(cookie);
  for (let photo = await approveNext(operator); photo; photo = await approveNext(operator)) {
    expect(acknowledged).not.toContain(photo);
    acknowledged.add(photo);
  }
  await moveOn(site, operator);
  await eventually("all are approved", async () => (await active()).length === 24, 30_000);
  const items = (await recorded(operator, "approved")).map(({ item }) => item);
  expect(items).toHaveLength(24);
  expect(new Set(items).size).toBe(24);
}, 180_000);

test("kill -9 while somebody blocks others: each block that was acknowledged holds on both sides, no other is half made", async () => {
  const site = await starting;
  const anna = await site.internal().makeMember();
  const others: Awaited<ReturnType<ReturnType<Site["internal"]>["makeMember"]>>[] = [];
  for (let count = 0; count < 16; count++) {
    const other = await site.internal().makeMember({ gender: "male", seeking: "female" });
    await site.device(other.cookie).callOrThrow(like, { id: anna.id });
    await site.internal().runAlarm(other.id);
    others.push(other);
  }
  const { acknowledged, add, reached } = firstFive();
  const blocking = untilApiEnds(async (turn) => {
    const { id } = others[turn % others.length] ?? anna;
    await site.device(anna.cookie).callOrThrow(block, { id });
    add(id);
  });
  await reached;
  await site.killAndRestart();
  await blocking;

  const api = site.device(anna.cookie);
  const blocked = async () => (await api.callOrThrow(listBlocked)).blocked.map(({ id }) => id);
  const likedBy = async () => (await api.callOrThrow(listLikes)).liked_by.map(({ id }) => id);
  expect(await blocked()).toEqual(expect.arrayContaining([...acknowledged]));
  // Somebody is blocked, or still there with their like.
  expect([...(await blocked()), ...(await likedBy())].toSorted()).toEqual(others.map(({ id }) => id).toSorted());

  for (const { id } of others) await api.callOrThrow(block, { id });
  await site.internal().runAlarm(anna.id);
  await eventually("all are told", async () => (await site.internal().outbox(anna.id)).pending === 0, 30_000);
  for (const other of others) {
    const theirs = site.device(other.cookie);
    expect(await theirs.call(getMember, { id: anna.id })).toMatchObject({ ok: false });
    expect(await theirs.call(like, { id: anna.id })).toMatchObject({ ok: false });
  }
  expect((await blocked()).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  expect(await likedBy()).toEqual([]);
}, 180_000);

test("kill -9 while members are suspended: who was acknowledged is hidden and signed out, who stands in the record soon is too, nobody else, and lifting lets all in", async () => {
  const site = await starting;
  const cookie = await operatorCookie(site);
  const members: Awaited<ReturnType<ReturnType<Site["internal"]>["makeMember"]>>[] = [];
  for (let count = 0; count < 12; count++) members.push(await site.internal().makeMember());
  const reason = "asked others for money";
  for (const { id } of members) await site.device(cookie).callOrThrow(openMember, { id, reason });
  const { acknowledged, add, reached } = firstFive();
  const aSuspension = (id: string) => ({
    key: crypto.randomUUID(),
    id,
    kind: "suspend" as const,
    ground: "asks_for_money" as const,
    reason,
  });
  const suspending = untilApiEnds(async (turn) => {
    const { id = "" } = members[turn % members.length] ?? {};
    await site.device(cookie).callOrThrow(sanctionMember, aSuspension(id));
    add(id);
  });
  await reached;
  await site.killAndRestart();
  await suspending;

  const isIn = async ({ cookie: own }: { cookie: string }) => (await site.device(own).call(currentUser)).ok;
  const watcher = await site.internal().makeMember({ gender: "male", seeking: "female" });
  const isSeen = async (id: string) => (await site.device(watcher.cookie).call(getMember, { id })).ok;
  const operator = site.device(cookie);
  const suspended = (await recorded(operator, "suspended")).map(({ member }) => member);
  expect(suspended).toEqual(expect.arrayContaining([...acknowledged]));
  for (const member of members) {
    const isRecorded = suspended.includes(member.id);
    if (acknowledged.has(member.id)) expect(await isIn(member)).toBe(false);
    else if (isRecorded) await eventually("what was recorded arrives", async () => !(await isIn(member)), 40_000);
    await site.internal().runAlarm(member.id);
    expect({ in: await isIn(member), seen: await isSeen(member.id) }).toEqual({ in: !isRecorded, seen: !isRecorded });
  }
  for (const { id, email, password } of members) {
    await operator.callOrThrow(sanctionMember, aSuspension(id));
    const refused = await site.device("none=none").call(login, { email, password });
    expect(refused).toMatchObject({ problem: { error: "account_suspended", until: null } });
    const { latest_decision: seen } = (await operator.callOrThrow(inspectMember, { id })).member;
    await operator.callOrThrow(liftSanction, { id, kind: "suspend", seen, reason });
    await site.device("none=none").callOrThrow(login, { email, password });
    expect((await operator.callOrThrow(inspectMember, { id })).member).toMatchObject({
      suspended: false,
      standing: [],
    });
  }
}, 180_000);
