import { expect, test } from "vitest";
import { activate, sendActivationMail } from "../../../app/contract/account/account.ts";
import { listDevelopmentMail } from "../../../app/contract/development.ts";
import { getMember, like } from "../../../app/contract/people/discovery.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import { eventually } from "../../support/eventually.ts";
import { caller, refusal } from "../caller.ts";
import { activationLinkOf, aMember, aNewcomer } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";
import { messagesArrived, textsOf, totalsOf, write } from "../fixtures/messages.ts";

needs("a demonstration");

test("the mail's link confirms the address, again and again", async () => {
  const anna = await aNewcomer();
  const link = await activationLinkOf(anna.email);
  for (let time = 0; time < 2; time += 1) {
    expect(await caller().callOrThrow(activate, link)).toEqual({
      activated: true,
      ...(time === 0 && { email: anna.email }),
    });
    const { user } = await anna.api.callOrThrow(currentUser);
    expect(user.status).not.toBe("not_confirmed");
    expect(user.profile.status).not.toBe("disabled");
  }
});

test("opening a mail's link does not sign in", async () => {
  const { email } = await aNewcomer();
  const answer = await caller().call(activate, await activationLinkOf(email));
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a forged link confirms nothing", async () => {
  const [anna, bert] = [await aNewcomer(), await aNewcomer()];
  const [hers, his] = [await activationLinkOf(anna.email), await activationLinkOf(bert.email)];
  const forged = [
    { ...hers, token: "forged" },
    { ...hers, token: `${hers.token}x` },
    { ...hers, token: hers.token.slice(0, -1) },
    { ...hers, token: his.token },
    { id: "aaaaaaaaaaaaaaaa", token: hers.token },
    { id: "nobody", token: hers.token },
  ];
  for (const link of forged) {
    const answer = await caller().call(activate, link);
    expect(answer).toMatchObject({ status: 410, problem: { error: "link_invalid" } });
  }
  expect((await anna.api.callOrThrow(currentUser)).user.status).toBe("not_confirmed");
});

test("nobody is seen or liked by others before their address is confirmed", async () => {
  const [anna, bert] = [await aNewcomer(), await aMember()];
  expect(refusal(await bert.api.call(getMember, { id: anna.id }))).toBe("not_found");
  expect(refusal(await bert.api.call(like, { id: anna.id }))).toBe("not_found");
  await caller().callOrThrow(activate, await activationLinkOf(anna.email));
  expect((await bert.api.callOrThrow(getMember, { id: anna.id })).profile).toMatchObject({ id: anna.id, name: "Anna" });
});

test("what is written to and by a new member waits, not shown and not counted, until the address is confirmed", async () => {
  const [anna, bert] = [await aNewcomer(), await aMember()];
  await write(anna, bert, "Good evening");
  await anna.api.callOrThrow(like, { id: bert.id });
  await eventually("Bert may see who likes him", async () => (await bert.api.call(getMember, { id: anna.id })).ok);
  for (const text of ["I see that you like me", "How was your day?"]) await write(bert, anna, text);
  expect(await textsOf(anna, bert)).toEqual(["Good evening"]);
  expect(await textsOf(bert, anna)).toEqual(["I see that you like me", "How was your day?"]);
  expect(await totalsOf(anna.api)).toMatchObject({ unread: 0 });
  await caller().callOrThrow(activate, await activationLinkOf(anna.email));
  await messagesArrived(anna, bert, 3);
  const texts = ["I see that you like me", "How was your day?", "Good evening"];
  expect(await textsOf(anna, bert)).toEqual(texts);
  expect(await totalsOf(anna.api)).toMatchObject({ unread: 2 });
  await messagesArrived(bert, anna, 3);
  expect(await textsOf(bert, anna)).toEqual(texts);
});

test("the mail is not sent again at once, nor to a confirmed address", async () => {
  const anna = await aNewcomer();
  const link = await activationLinkOf(anna.email);
  expect(await anna.api.callOrThrow(sendActivationMail)).toEqual({ sent: false });
  await caller().callOrThrow(activate, link);
  expect(await anna.api.callOrThrow(sendActivationMail)).toEqual({ sent: false });
  const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: anna.email });
  expect(mails).toHaveLength(1);
});
