import { expect, test } from "vitest";
import type { ApiClient } from "../api/client.server.ts";
import { attemptRequest, type SignInCalls } from "./attempt-strategy.ts";
import { createAuthenticator } from "./authenticator.ts";
import { SignInRefused } from "./sign-in-refused.ts";
import { PasskeyStrategy, PasswordStrategy, ResetLinkStrategy, SignUpStrategy } from "./strategies.ts";

const user = { id: "anna", credits: 0 };

/** An API that says this to every sign-in, and what it was asked. */
function anApi(answer: unknown = { ok: true, value: { reply: { user, device: "next" }, cookies: { session: "1" } } }) {
  const asked: [name: string, body: unknown][] = [];
  const callForSession = async ({ name }: { name: string }, body: unknown) => {
    asked.push([name, body]);
    return answer;
  };
  const calls: SignInCalls = {
    api: { callForSession } as unknown as Pick<ApiClient, "callForSession">,
    device: async () => ({ device: "before" }),
  };
  return { calls, asked };
}

const ways = [
  ["password", PasswordStrategy, "login", { email: "anna@example.org", password: "a long walk" }],
  ["passkey", PasskeyStrategy, "passkeySignIn", { response: { id: "key" }, state: "s" }],
  ["reset-link", ResetLinkStrategy, "resetPassword", { id: "anna", token: "t", password: "a long walk" }],
  ["sign-up", SignUpStrategy, "signup", { signup_key: "k", name: "Ἄννα 🌷", consent_terms: true }],
] as const;

test.each(ways)("%s asks the API once, with what was parsed and the known device", async (_way, Way, call, attempt) => {
  const { calls, asked } = anApi();
  const signedIn = await new Way(calls).authenticate(attemptRequest(attempt));
  expect(asked).toEqual([[call, { ...attempt, device: "before" }]]);
  expect(signedIn).toEqual({ user, device: "next", cookies: { session: "1" } });
});

test.each(ways)("%s throws what the API refuses with", async (_way, Way, _call, attempt) => {
  const problem = { error: "too_many_attempts", minutes: 15 };
  const refusing = new Way(anApi({ ok: false, problem }).calls).authenticate(attemptRequest(attempt));
  await expect(refusing).rejects.toBeInstanceOf(SignInRefused);
  await expect(refusing).rejects.toMatchObject({ problem });
});

test("the authenticator knows each way by its name", async () => {
  for (const [way, , call, attempt] of ways) {
    const { calls, asked } = anApi();
    await createAuthenticator(calls).authenticate(way, attemptRequest(attempt));
    expect(asked.map(([name]) => name)).toEqual([call]);
  }
});
