import { expect, test } from "vitest";
import { getMember } from "../../app/contract/people/discovery.ts";
import { undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { decideText, inspectedText } from "../../app/contract/operators/operator-texts.ts";
import { getOwnProfile } from "../../app/contract/people/own-profile.ts";
import { refusal } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { aClaimedText, aHeldText, claimTextOf } from "./fixtures/text-queue.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("a held text is its writer's and the reading operator's, and nobody else's", async () => {
  const [anna, bert] = [await aHeldText("Mail anna@elsewhere.example"), await aMember()];
  const [olga, omar] = [await anOperator(), await anOperator()];
  const number = await claimTextOf(olga, anna);
  const seen = await olga.callOrThrow(inspectedText, { number: String(number) });
  expect(seen).toMatchObject({ kind: "about", text: "Mail anna@elsewhere.example", profile: { id: anna.id } });
  expect(refusal(await omar.call(inspectedText, { number: String(number) }))).toBe("not_claimed");
  expect(refusal(await omar.call(decideText, { number, decision: "approve" }))).toBe("not_claimed");
  expect((await anna.api.callOrThrow(getOwnProfile)).profile.about_held).toBe("Mail anna@elsewhere.example");
  expect(JSON.stringify(await bert.api.callOrThrow(getMember, { id: anna.id }))).not.toContain("elsewhere");
});

test("a refusal needs its reason, a text is decided once, and taken back within ten seconds", async () => {
  const olga = await anOperator();
  const { number } = await aClaimedText(olga);
  expect(refusal(await olga.call(decideText, { number, decision: "refuse" }))).toBe("invalid_input");
  await olga.callOrThrow(decideText, { number, decision: "refuse", reason: "contact_details" });
  expect(refusal(await olga.call(decideText, { number, decision: "approve" }))).toBe("not_claimed");
  await olga.callOrThrow(undoDecision, { number });
  expect((await olga.callOrThrow(inspectedText, { number: String(number) })).kind).toBe("about");
});
