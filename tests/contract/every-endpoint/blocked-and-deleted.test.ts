import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteAccount } from "../../../app/contract/account/deletion.ts";
import { setPreferences } from "../../../app/contract/account/notifications.ts";
import { listMessages, sendMessage, typing } from "../../../app/contract/conversations/conversations.ts";
import type { Endpoint, InputOf } from "../../../app/contract/endpoint.ts";
import { hideMember, listHidden, unhideMember } from "../../../app/contract/people/hidden.ts";
import { getMember, getTarget, like, tellOfLike, unlike } from "../../../app/contract/people/discovery.ts";
import { swipe } from "../../../app/contract/people/swipe-game.ts";
import { changeProfile, getOwnProfile } from "../../../app/contract/people/own-profile.ts";
import { arrangePhoto, deletePhoto, listPhotos, uploadPhoto } from "../../../app/contract/people/photos.ts";
import { block, listBlocked, unblock } from "../../../app/contract/safety/blocks.ts";
import { eventually } from "../../support/eventually.ts";
import { caller } from "../caller.ts";
import { aReportOn } from "../fixtures/cases.ts";
import { aMember, type ApiMember } from "../fixtures/members.ts";
import { anInspectedPhoto } from "../fixtures/photos.ts";
import { listGoneConversations, sendReport } from "../../../app/contract/safety/reports.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

/**
 * What a call that names somebody, or something of theirs, answers whom they have blocked, and about who has left. The calls
 * about oneself know nothing of either.
 */
const rows: Row[] = [
  row(getMember, ({ id }) => ({ id }), "not_found"),
  row(getTarget, ({ id }) => ({ id }), "not_found"),
  row(like, ({ id }) => ({ id }), "not_found"),
  row(unlike, ({ id }) => ({ id }), "ok"),
  row(hideMember, ({ id }) => ({ id }), "not_found"),
  row(unhideMember, ({ id }) => ({ id }), "ok"),
  row(listHidden, () => ({}), "ok"),
  row(tellOfLike, ({ id }) => ({ id }), "ok"),
  row(swipe, ({ id }) => ({ key: randomUUID(), id, choice: "like" as const }), "not_found"),
  row(swipe, ({ id }) => ({ key: randomUUID(), id, choice: "skip" as const }), "ok"),
  row(listMessages, ({ id }) => ({ with: id }), "not_found"),
  row(sendMessage, ({ id }) => ({ client_id: randomUUID(), to: id, text: "hello" }), "not_found"),
  row(typing, ({ id }) => ({ to: id }), "ok"),
  row(sendReport, ({ id }) => aReportOn({ id }), "not_found"),
  row(arrangePhoto, ({ photo }) => ({ id: photo, position: 1 }), "not_found"),
  row(unblock, ({ id }) => ({ id }), "ok"),
  row(getOwnProfile, () => ({}), "ok"),
  row(changeProfile, () => ({ interests: ["walking"] }), "ok"),
  row(listPhotos, () => ({}), "ok"),
  row(uploadPhoto, () => ({ key: randomUUID() }), "ok"),
  row(deletePhoto, ({ photo }) => ({ id: photo }), "ok"),
  row(listBlocked, () => ({}), "ok"),
  row(listGoneConversations, () => ({}), "ok"),
  // Last: a block of one's own is another reason.
  row(block, ({ id }) => ({ id }), "ok"),
];

interface Named extends ApiMember {
  photo: string;
}

interface Row {
  endpoint: Endpoint;
  input: (named: Named) => unknown;
  verdict: "ok" | "not_found";
}

function row<E extends Endpoint>(endpoint: E, input: (named: Named) => InputOf<E>, verdict: Row["verdict"]): Row {
  return { endpoint, input, verdict };
}

/** Whom visitors see, with a photo. */
async function named(): Promise<Named> {
  const member = await aMember();
  await member.api.callOrThrow(setPreferences, { show_to_visitors: true });
  return { ...member, ...(await anInspectedPhoto(member)) };
}

async function expectVerdicts(asking: ApiMember, asked: Named): Promise<void> {
  for (const { endpoint, input, verdict } of rows) {
    const answer = await asking.api.call(endpoint, input(asked) as never);
    expect(answer.ok ? "ok" : answer.problem.error, endpoint.name).toBe(verdict);
    for (const secret of [asked.id, asked.photo]) expect(JSON.stringify(answer), endpoint.name).not.toContain(secret);
  }
}

const sees = async ({ api }: ApiMember, { id }: ApiMember) => (await api.call(getMember, { id })).ok;

test("who was blocked reaches nothing of who blocked them, and undoes nothing", async () => {
  const [anna, dirk] = [await named(), await aMember()];
  await anna.api.callOrThrow(block, { id: dirk.id });
  // Dirk's own object has heard of it when the visitors' card is gone for him, too.
  await eventually("Dirk is told nothing", async () => !(await dirk.api.call(getTarget, { id: anna.id })).ok);
  await expectVerdicts(dirk, anna);
  expect([await sees(dirk, anna), await sees(anna, dirk)]).toEqual([false, false]);
  expect((await anna.api.callOrThrow(listPhotos)).photos).toMatchObject([{ id: anna.photo }]);
});

test("who is leaving is there for nobody, and their session opens nothing", async () => {
  const [anna, emma] = [await aMember(), await named()];
  await emma.api.callOrThrow(deleteAccount, { password: emma.password, reason: "other" });
  await expectVerdicts(anna, emma);
  expect((await caller().call(getTarget, { id: emma.id })).ok).toBe(false);
  for (const { endpoint, input } of rows.filter(({ endpoint }) => endpoint.name !== "getTarget"))
    expect(await emma.api.call(endpoint, input(emma) as never), endpoint.name).toMatchObject({ status: 403 });
});
