import { expect, onTestFinished, test, vi } from "vitest";
import { aMember, valueOf } from "../../../../../../tests/workers/member-fixtures.ts";

test("a no and a closed dialog are kept with their first moment, told to every device, and in the export", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const anna = await aMember();
  const { money, account } = anna.stub;
  const [closed, no, later] = [1, 2, 3].map((minutes) => new Date(Date.now() + minutes * 60_000));
  const told = async () => valueOf(await account.user(anna.token));
  expect(await told()).not.toHaveProperty("bonus_dismissed");
  vi.useFakeTimers({ toFake: ["Date"], now: closed });
  valueOf(await money.dismissBonus(anna.token, "bonus_modal"));
  expect(await told()).toMatchObject({ bonus_modal_dismissed: closed?.toISOString() });
  expect(await told()).not.toHaveProperty("bonus_dismissed");
  for (const at of [no, later]) {
    vi.setSystemTime(at ?? 0);
    for (const part of ["bonus", "bonus_modal"] as const) valueOf(await money.dismissBonus(anna.token, part));
  }
  const kept = { bonus_dismissed: no?.toISOString(), bonus_modal_dismissed: closed?.toISOString() };
  expect(await told()).toMatchObject(kept);
  expect(valueOf(await account.exportOverview(anna.token)).about.account).toMatchObject(kept);
});
