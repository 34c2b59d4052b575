import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { User } from "../../../contract/people/profile.ts";
import { type Platform, platformContext } from "../../../request/platform.server.ts";
import { activationReminder } from "./activation.server.ts";

const MAILED = "2026-05-01T12:00:00.000Z";

const newcomer: User = {
  credits: 0,
  paid_user: false,
  status: "not_confirmed",
  email: "anna@example.org",
  profile: { status: "disabled" },
};

/** What a page says of the activation, so long after the mail left. */
function later(ms: number, user: User) {
  const context = new RouterContextProvider();
  context.set(platformContext, { clock: { now: () => Date.parse(MAILED) + ms } } as Platform);
  const url = new URL("https://site.nl/members");
  return activationReminder(user, { request: new Request(url), url, context });
}

test("the hint at the spam folder comes a minute after the mail left, not before (spec §9)", () => {
  const user = { ...newcomer, activation_mailed: MAILED };
  expect(later(0, user)?.hintIn).toBe(60_000);
  expect(later(59_999, user)?.hintIn).toBe(1);
  expect(later(60_000, user)?.hintIn).toBe(0);
  expect(later(60_001, user)?.hintIn).toBe(0);
});

test("where it is not known when the mail left, the hint is there at once", () => {
  expect(later(0, newcomer)).toEqual({ email: newcomer.email, hintIn: 0 });
  expect(later(0, { ...newcomer, activation_mailed: null })?.hintIn).toBe(0);
});

test("a confirmed member sees no activation reminder", () => {
  expect(later(0, { ...newcomer, status: "confirmed", activation_mailed: MAILED })).toBeUndefined();
});
