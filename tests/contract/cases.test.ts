import { expect, test } from "vitest";
import { block } from "../../app/contract/safety/blocks.ts";
import { deleteAccount } from "../../app/contract/account/deletion.ts";
import { listDevelopmentMail } from "../../app/contract/development.ts";
import { decideAppeal, decideCase, operatorCase } from "../../app/contract/operators/operator-cases.ts";
import { claimItem, decidePhoto, undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { decideText } from "../../app/contract/operators/operator-texts.ts";
import { deletePhoto, listPhotos } from "../../app/contract/people/photos.ts";
import { getAppeal, sendAppeal, sendComplaint, sendReport } from "../../app/contract/safety/reports.ts";
import { getSettings } from "../../app/contract/site.ts";
import { eventually } from "../support/eventually.ts";
import { anEmail } from "../support/sign-up.ts";
import { caller, refusal } from "./caller.ts";
import { aClaimedAppeal, aClaimedCase, anAppealLink, aReportOn, claimCase } from "./fixtures/cases.ts";
import { aMember, aReadyMember } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { messagesArrived, messagesOf, write } from "./fixtures/messages.ts";
import { needs, testedApi } from "./tested-api.ts";

needs("internal calls");

test("who was blocked cannot report, who blocked can, and nobody who is leaving is there to be reported", async () => {
  const [anna, bert, carla] = [await aMember(), await aMember(), await aMember()];
  await anna.api.callOrThrow(block, { id: bert.id });
  await anna.api.callOrThrow(sendReport, aReportOn(bert));
  await eventually("Bert does not find Anna", async () => {
    return refusal(await bert.api.call(sendReport, aReportOn(anna))) === "not_found";
  });
  await carla.api.callOrThrow(deleteAccount, { password: carla.password, reason: "other" });
  expect(refusal(await anna.api.call(sendReport, aReportOn(carla)))).toBe("not_found");
});

test("what somebody wrote who has left since can be reported, without profile and photos", async () => {
  const [anna, bert, olga] = [await aMember(), await aReadyMember({ credits: 5 }), await anOperator()];
  await write(bert, anna, "I know where you live");
  await messagesArrived(anna, bert, 1);
  const [message] = await messagesOf(anna, bert);
  await bert.api.callOrThrow(deleteAccount, { password: bert.password, reason: "other" });
  for (const named of [{}, { message: "made-up" }])
    expect(refusal(await anna.api.call(sendReport, aReportOn(bert, named)))).toBe("not_found");
  const { case: sent } = await anna.api.callOrThrow(sendReport, aReportOn(bert, { message: message?.id ?? "" }));
  const number = await claimCase(olga, "reports", sent);
  const seen = await olga.callOrThrow(operatorCase, { number: String(number) });
  expect(seen).toMatchObject({
    reported: bert.id,
    messages: [{ text: "I know where you live", named: true }],
    photos: [],
  });
  expect(seen.profile).toBeFalsy();
});

test("the evidence is what was there: a message that its conversation lost, a photo that its owner deleted", async () => {
  const [anna, bert, olga] = [
    await aMember(),
    await aReadyMember({ name: "Bert", photo: true, credits: 5 }),
    await anOperator(),
  ];
  await write(bert, anna, "Send me 500 euro");
  await messagesArrived(anna, bert, 1);
  const [message] = await messagesOf(anna, bert);
  const { photos } = await bert.api.callOrThrow(listPhotos);
  const photo = photos[0]?.id ?? "";
  const named = aReportOn(bert, { photo, ...(message && { message: message.id }) });
  const { case: sent } = await anna.api.callOrThrow(sendReport, named);
  await anna.api.callOrThrow(block, { id: bert.id });
  await bert.api.callOrThrow(deletePhoto, { id: photo });
  const number = await claimCase(olga, "reports", sent);
  const seen = await olga.callOrThrow(operatorCase, { number: String(number) });
  expect(seen).toMatchObject({
    reporter: anna.id,
    reported: bert.id,
    languages: { reported: "en", reporter: "en" },
    country: "NL",
    text: named.text,
    messages: [{ text: "Send me 500 euro", named: true, own: false }],
    profile: { name: "Bert" },
  });
  const { settings } = await caller().callOrThrow(getSettings);
  expect(settings.cdn_prefix).toBe("/photos/");
  const picture = await fetch(`${testedApi.url}/photos/${seen.photos[0]?.filename}`);
  expect(picture.status).toBe(200);
  expect(Number((await picture.arrayBuffer()).byteLength)).toBeGreaterThan(0);
});

test("a photo or a message that is not the other's to be reported makes no case", async () => {
  const [anna, bert] = [await aReadyMember({ photo: true }), await aMember()];
  const own = (await anna.api.callOrThrow(listPhotos)).photos[0]?.id ?? "";
  for (const wishes of [{ photo: own }, { message: "nothing" }])
    expect(refusal(await anna.api.call(sendReport, aReportOn(bert, wishes)))).toBe("not_found");
});

test("only the operator who has claimed a case sees or decides it, on a ground that fits, and can take it back", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number, reported } = await aClaimedCase(olga);
  expect(refusal(await omar.call(operatorCase, { number: String(number) }))).toBe("not_claimed");
  const ban = { number, outcome: "ban" as const, ground: "hate" as const };
  expect(refusal(await omar.call(decideCase, { ...ban, words: "You wrote that." }))).toBe("not_claimed");
  expect(refusal(await olga.call(decideCase, { number, outcome: "nothing", ground: "hate" }))).toBe("invalid_input");
  expect(refusal(await olga.call(decideCase, { number, outcome: "ban", ground: "no_violation" }))).toBe(
    "invalid_input",
  );
  const forDays = { number, outcome: "ban" as const, ground: "hate" as const, days: 30 };
  expect(refusal(await olga.call(decideCase, forDays)), "closed for good, and for thirty days").toBe("invalid_input");
  for (const words of [undefined, "", " \u200b ", "No"])
    expect(refusal(await olga.call(decideCase, { ...ban, words })), "a measure that nobody explains").toBe(
      "invalid_input",
    );
  await olga.callOrThrow(decideCase, { ...ban, words: "You wrote that." });
  expect(refusal(await olga.call(operatorCase, { number: String(number) }))).toBe("not_claimed");
  await olga.callOrThrow(undoDecision, { number });
  expect((await olga.callOrThrow(operatorCase, { number: String(number) })).reported).toBe(reported.id);
});

test("what is not claimed says whose it is: one's own decision, or who works on it", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number } = await aClaimedCase(olga);
  const asked = { number: String(number) };
  expect(await omar.call(operatorCase, asked)).toMatchObject({ problem: { by: "other", name: "Olga" } });
  const nothing = { number, outcome: "nothing" as const, ground: "no_violation" as const };
  await olga.callOrThrow(decideCase, nothing);
  expect(await olga.call(operatorCase, asked)).toMatchObject({ problem: { error: "not_claimed", by: "you" } });
  expect(await olga.call(decideCase, nothing)).toMatchObject({ problem: { by: "you" } });
  expect(await omar.call(decideCase, nothing)).toMatchObject({ problem: { by: "other", name: "Olga" } });
  const gone = await olga.call(operatorCase, { number: "999999999" });
  expect(gone).toMatchObject({ ok: false, problem: { error: "not_claimed" } });
  expect(gone).not.toHaveProperty("problem.by");
});

test("a decision about a photo or a text is none on a case, nor one of a case on an appeal", async () => {
  const olga = await anOperator();
  const { number } = await aClaimedCase(olga);
  for (const decide of [decidePhoto, decideText])
    expect(refusal(await olga.call(decide, { number, decision: "approve" }))).toBe("not_claimed");
  expect(refusal(await olga.call(decideAppeal, { number, decision: "uphold" }))).toBe("not_claimed");
  const appeal = await aClaimedAppeal(olga);
  expect(refusal(await olga.call(decideCase, { number: appeal, outcome: "nothing", ground: "no_violation" }))).toBe(
    "not_claimed",
  );
  const reverse = { number: appeal, decision: "reverse" as const };
  expect(refusal(await olga.call(decideAppeal, reverse))).toBe("invalid_input");
  const uphold = { number: appeal, decision: "uphold" as const };
  expect(refusal(await olga.call(decideAppeal, uphold)), "turned down without a word").toBe("invalid_input");
  await olga.callOrThrow(decideAppeal, { ...reverse, ground: "no_violation" });
});

test("a link of a decision takes one appeal, without signing in", async () => {
  const { id, token } = await anAppealLink();
  const appeal = { id, token, text: "It was not me." };
  const [turned, unseen] = ["It was \u202enot me.", "\u200b"];
  expect(refusal(await caller().call(sendAppeal, { ...appeal, text: unseen })), "nobody sees it").toBe("invalid_input");
  expect(await caller().callOrThrow(getAppeal, { id, token })).toMatchObject({ side: "reported", state: "open" });
  for (let time = 0; time < 2; time += 1) await caller().callOrThrow(sendAppeal, appeal);
  await caller().callOrThrow(sendAppeal, { ...appeal, text: turned });
  expect(refusal(await caller().call(sendAppeal, { ...appeal, text: "Another" }))).toBe("key_reused");
  expect(await caller().callOrThrow(getAppeal, { id, token })).toMatchObject({ state: "sent" });
});

test("a complaint by anybody is a case with a receipt, and keeps the profile that its address names", async () => {
  const [bert, olga, email] = [await aMember({ name: "Bert" }), await anOperator(), anEmail()];
  const complaint = {
    key: crypto.randomUUID(),
    address: `https://www.example.org/members/${bert.id}?back=%2F`,
    reason: "fake_profile" as const,
    text: "These are my photos.",
    name: "Emma",
    email,
    language: "nl" as const,
    good_faith: true as const,
  };
  const { case: number } = await caller().callOrThrow(sendComplaint, complaint);
  expect(number).toMatch(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(await caller().callOrThrow(sendComplaint, complaint)).toEqual({ case: number });
  expect(refusal(await caller().call(sendComplaint, { ...complaint, text: "Other" }))).toBe("key_reused");
  await eventually("the receipt is there", async () => {
    const { mails } = await caller().callOrThrow(listDevelopmentMail, { to: email });
    return mails.some(({ subject }) => subject === `Je klacht ${number} is binnen`);
  });
  const seen = await olga.callOrThrow(operatorCase, { number: String(await claimCase(olga, "reports", number)) });
  expect(seen).toMatchObject({
    kind: "complaint",
    reporter: null,
    reported: bert.id,
    contact: { name: "Emma", email },
    profile: { name: "Bert" },
  });
});

test("a complaint about something that nobody can place waits all the same", async () => {
  const olga = await anOperator();
  const { case: number } = await caller().callOrThrow(sendComplaint, {
    key: crypto.randomUUID(),
    address: "the profile of somebody called Bert",
    reason: "illegal",
    text: "He sells my things.",
    language: "en",
    good_faith: true,
  });
  const claimed = await claimCase(olga, "reports", number);
  expect(await olga.callOrThrow(operatorCase, { number: String(claimed) })).toMatchObject({
    reported: null,
    contact: null,
  });
  await olga.callOrThrow(decideCase, { number: claimed, outcome: "nothing", ground: "not_enough_evidence" });
  expect((await olga.callOrThrow(claimItem, { queue: "reports" })).number).not.toBe(claimed);
});
