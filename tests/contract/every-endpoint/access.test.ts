import { expect, test } from "vitest";
import {
  deleteChat,
  listChats,
  listMessages,
  markRead,
  restoreChat,
  sendMessage,
  typing,
} from "../../../app/contract/conversations/conversations.ts";
import { getMember, like, listLikes, unlike } from "../../../app/contract/people/discovery.ts";
import { getPayment, startPayment } from "../../../app/contract/money/payments.ts";
import { listTransactions } from "../../../app/contract/money/movements.ts";
import { getUnsentPhoto } from "../../../app/contract/conversations/message-photos.ts";
import { caller } from "../caller.ts";
import { aMember, type ApiMember } from "../fixtures/members.ts";
import { accessMatrix } from "./access-matrix.ts";
import { sharedFixtures } from "./shared-fixtures.ts";
import { needs } from "../tested-api.ts";
import { messagesArrived, messagesOf, totalsOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

/** Nobody else has to do with her. */
let blockable: ApiMember;

const fixtures = sharedFixtures(async ({ anna, bert }) => {
  blockable = await aMember();
  await write(anna, bert, "Good morning to you");
  await messagesArrived(bert, anna, 2);
  await anna.api.callOrThrow(like, { id: bert.id });
});

/** Ids that nobody has: one that could be, and some that could not. */
const nobodies = ["aaaaaaaaaaaaaaaa", "nobody", "0", "../user", "%", "é".repeat(30)];

for (const [at, { endpoint, field, input, ...verdicts }] of accessMatrix(() => blockable).entries()) {
  const verdict = async (who: "anna" | "carla" | "visitor", wishes: Record<string, string> = {}) => {
    const made = await fixtures();
    const api = who === "visitor" ? caller() : made[who].api;
    const answer = await api.call(endpoint, { ...(input(made) as object), ...wishes } as never);
    return answer.ok ? "ok" : answer.problem.error;
  };

  test(`${endpoint.name} by ${field} gives everybody their due (${at})`, async () => {
    expect(await verdict("anna"), "owner").toBe(verdicts.owner);
    expect(await verdict("carla"), "other member").toBe(verdicts.other);
    expect(await verdict("visitor"), "signed out").toBe("authentication_required");
    for (const nobody of nobodies) {
      expect(await verdict("anna", { [field]: nobody }), `nobody: ${nobody}`).toBe(verdicts.unknown);
      expect(await verdict("visitor", { [field]: nobody }), "nobody, signed out").toBe("authentication_required");
    }
  });
}

test("a session that ended asks in vain whether somebody exists", async () => {
  const made = await fixtures();
  const cookies = Object.entries(made.anna.api.cookies).map(([key, value]) => [key, `${value.slice(0, -8)}forgery0`]);
  const ended = caller({ cookies: Object.fromEntries(cookies) });
  for (const id of [made.bert.id, "aaaaaaaaaaaaaaaa"])
    for (const endpoint of [getMember, like])
      expect(await ended.call(endpoint, { id }), endpoint.name).toMatchObject({ status: 403 });
});

test("the key under which somebody's photo waits shows and sends it for nobody else", async () => {
  const { anna, bert, carla, unsentPhoto: key } = await fixtures();
  const order = { client_id: key, to: bert.id, text: "Look", photo: true as const };
  const refusals = async (api: ApiMember["api"]) => {
    const answers = [await api.call(getUnsentPhoto, { key }), await api.call(sendMessage, order)];
    return answers.map((answer) => (answer.ok ? "ok" : answer.problem.error));
  };
  expect(await refusals(carla.api)).toEqual(["not_found", "photo_missing"]);
  expect(await refusals(caller())).toEqual(["authentication_required", "authentication_required"]);
  // Its photo is found; the rows above spent what she had.
  expect(await refusals(anna.api), "its owner").toEqual(["ok", "not_enough_credits"]);
});

test("a third member finds nothing of what two have with each other", async () => {
  const { anna, bert, carla, conversation, payment } = await fixtures();
  const seen = await Promise.all([
    carla.api.callOrThrow(listChats),
    carla.api.callOrThrow(listLikes),
    carla.api.callOrThrow(listTransactions),
    carla.api.callOrThrow(listMessages, { with: bert.id }),
    carla.api.callOrThrow(getMember, { id: anna.id }),
  ]);
  const text = JSON.stringify(seen);
  for (const secret of [conversation, payment.payment_id, "Good morning", anna.email, bert.email])
    expect(text).not.toContain(secret);
});

test("a third member changes nothing of what two have with each other", async () => {
  const { anna, bert, carla, conversation, payment, order } = await fixtures();
  const before = await world();
  await carla.api.callOrThrow(deleteChat, { conversation });
  await carla.api.call(restoreChat, { conversation });
  await carla.api.callOrThrow(markRead, { conversation, position: 1_000_000 });
  await carla.api.callOrThrow(unlike, { id: bert.id });
  await carla.api.callOrThrow(typing, { to: bert.id });
  await carla.api.call(startPayment, { ...order, payment_id: payment.payment_id });
  expect(await world()).toEqual(before);

  async function world() {
    return {
      messages: [await messagesOf(anna, bert), await messagesOf(bert, anna)],
      unread: [(await totalsOf(anna.api)).unread, (await totalsOf(bert.api)).unread],
      given: (await anna.api.callOrThrow(listLikes)).profiles,
      received: (await bert.api.callOrThrow(listLikes)).liked_by.filter(({ id }) => id === anna.id),
      payment: await anna.api.callOrThrow(getPayment, { payment_id: payment.payment_id }),
    };
  }
});
