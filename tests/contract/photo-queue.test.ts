import { expect, test } from "vitest";
import { claimItem, decidePhoto, inspectedPhoto, undoDecision } from "../../app/contract/operators/operator-queues.ts";
import { operatorAudit, operatorOverview } from "../../app/contract/operators/operators.ts";
import { refusal } from "./caller.ts";
import { anOperator } from "./fixtures/operators.ts";
import { aClaimedPhoto, aDecidedPhoto } from "./fixtures/photo-queue.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("who has claimed a photo sees it beside its profile; nobody else sees or decides it", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number, member, photo } = await aClaimedPhoto(olga);
  const seen = await olga.callOrThrow(inspectedPhoto, { number: String(number) });
  expect(seen).toMatchObject({ photo: { id: photo, status: "inspection" }, profile: { id: member } });
  expect(seen.photo.filename).toMatch(/large\.webp\?s=/);
  expect(refusal(await omar.call(inspectedPhoto, { number: String(number) }))).toBe("not_claimed");
  expect(refusal(await omar.call(decidePhoto, { number, decision: "approve" }))).toBe("not_claimed");
  expect((await omar.callOrThrow(claimItem, { queue: "photos" })).number).not.toBe(number);
});

test("a refusal needs its reason, and a photo is decided once", async () => {
  const olga = await anOperator();
  const { number } = await aClaimedPhoto(olga);
  expect(refusal(await olga.call(decidePhoto, { number, decision: "refuse" }))).toBe("invalid_input");
  await olga.callOrThrow(decidePhoto, { number, decision: "refuse", reason: "no_face" });
  expect(refusal(await olga.call(decidePhoto, { number, decision: "approve" }))).toBe("not_claimed");
  expect(refusal(await olga.call(inspectedPhoto, { number: String(number) }))).toBe("not_claimed");
});

test("who decided takes it back within ten seconds, nobody else does", async () => {
  const [olga, omar] = [await anOperator(), await anOperator()];
  const { number } = await aDecidedPhoto(olga);
  expect((await olga.callOrThrow(operatorOverview)).undoable).toMatchObject({ queue: "photos", number });
  expect((await omar.callOrThrow(operatorOverview)).undoable).toBeNull();
  expect(refusal(await omar.call(undoDecision, { number }))).toBe("too_late");
  expect(refusal(await olga.call(undoDecision, { number, queue: "reports" })), "not there").toBe("too_late");
  await olga.callOrThrow(undoDecision, { number, queue: "photos" });
  expect((await olga.callOrThrow(inspectedPhoto, { number: String(number) })).photo.status).toBe("inspection");
  expect(refusal(await olga.call(undoDecision, { number }))).toBe("too_late");
});

test("the record says who looked at whom and decided what", async () => {
  const olga = await anOperator();
  const { number, member } = await aClaimedPhoto(olga);
  await olga.callOrThrow(decidePhoto, { number, decision: "refuse", reason: "copied" });
  const { rows } = await olga.callOrThrow(operatorAudit);
  const own = rows.filter(({ item, queue }) => item === number && queue === "photos");
  expect(own.slice(0, 2)).toMatchObject([
    { operator: "Olga", action: "refused", member, why: "copied" },
    { operator: "Olga", action: "looked", member, why: null },
  ]);
  const { rows: earlier } = await olga.callOrThrow(operatorAudit, { before: String(own[0]?.number) });
  expect(earlier.every((row) => row.number < (own[0]?.number ?? 0))).toBe(true);
  const { queues } = await olga.callOrThrow(operatorOverview);
  expect(queues.map(({ queue }) => queue)).toContain("photos");
});
