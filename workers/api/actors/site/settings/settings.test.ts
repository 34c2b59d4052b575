import { expect, test } from "vitest";
import type { Settings } from "../../../../../app/contract/site.ts";
import { defaultSettings } from "../../../features/site/defaults.ts";
import type { Actors } from "../../actors.ts";
import { settingsOf } from "./settings.ts";

/** A `Site` that gives these answers, one a question. */
function aSite(...answers: Promise<Settings>[]) {
  let asked = 0;
  const actors = { site: () => ({ settings: () => answers[asked++] }) } as unknown as Pick<Actors, "site">;
  return { site: crypto.randomUUID(), actors, asked: () => asked };
}

test("settings are asked once, and later callers get the cached answer", async () => {
  const call = aSite(Promise.resolve(defaultSettings));
  expect(await settingsOf(call)).toEqual(defaultSettings);
  expect(await settingsOf(call)).toEqual(defaultSettings);
  expect(call.asked()).toBe(1);
});

test("nobody waits for the question of a visitor who left before the answer", async () => {
  const call = aSite(new Promise<never>(() => {}), Promise.resolve(defaultSettings));
  void settingsOf(call);
  expect(await settingsOf(call)).toEqual(defaultSettings);
});

test("a failure is not kept", async () => {
  const call = aSite(Promise.reject(new Error("asleep")), Promise.resolve(defaultSettings));
  await expect(settingsOf(call)).rejects.toThrow("asleep");
  expect(await settingsOf(call)).toEqual(defaultSettings);
});
