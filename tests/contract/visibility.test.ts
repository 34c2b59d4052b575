import { expect, test } from "vitest";
import { getTarget } from "../../app/contract/people/discovery.ts";
import { setPreferences } from "../../app/contract/account/notifications.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { caller, refusal } from "./caller.ts";
import { aMember, aNewcomer } from "./fixtures/members.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

test("a visitor sees a member only when they switched it on", async () => {
  const anna = await aMember();
  const seen = () => caller().call(getTarget, { id: anna.id });
  expect(refusal(await seen())).toBe("not_found");
  await anna.api.callOrThrow(setPreferences, { show_to_visitors: true });
  expect((await anna.api.callOrThrow(currentUser)).user.show_to_visitors).toBe(true);
  expect((await seen()).ok).toBe(true);
  await anna.api.callOrThrow(setPreferences, { show_to_visitors: false });
  expect(refusal(await seen())).toBe("not_found");
});

test("a visitor sees of a target what a card shows, but no town and no sign of presence", async () => {
  const anna = await aMember();
  await anna.api.callOrThrow(setPreferences, { show_to_visitors: true });
  const { profile } = await caller().callOrThrow(getTarget, { id: anna.id });
  expect(profile).toMatchObject({ id: anna.id, name: "Anna" });
  expect(profile.age).toBeGreaterThanOrEqual(18);
  for (const field of ["city", "online", "liked", "matched", "date_of_birth", "about"])
    expect(profile).not.toHaveProperty(field);
  for (const id of ["aaaaaaaaaaaaaaaa", "nobody", (await aNewcomer()).id])
    expect(refusal(await caller().call(getTarget, { id }))).toBe("not_found");
});
