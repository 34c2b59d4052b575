import { expect, test } from "vitest";
import { getFictional } from "../../../../app/contract/operators/operator-profiles.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";

test("what the site does not ask is not answered of a fictional profile either", async () => {
  const [olga, fay] = [await anOperator(), await anAccount({ fictional: true, about: "I walk", eye_colour: "blue" })];
  const site = actorsOf(objects, "periwinkle").site();
  await site.changeSettings({ visible_profile_fields: ["eye_colour"], visible_profile_notes: [] });
  moveTime(61_000);
  const { profile } = (await olga.call(getFictional, { id: fay.id })).body;
  await site.changeSettings({ visible_profile_fields: null, visible_profile_notes: null });
  expect(profile).toMatchObject({ eye_colour: "blue" });
  for (const hidden of ["about", "interests", "hair_colour"]) expect(profile).not.toHaveProperty(hidden);
});
