import { redirect, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { ApiClient } from "../api/client.server.ts";
import { apiContext, deviceContext } from "../request/context.server.ts";
import { signIn } from "./sign-in.server.ts";

function contextWith(callForSession: () => Promise<unknown>) {
  const context = new RouterContextProvider();
  context.set(apiContext, { callForSession } as unknown as ApiClient);
  context.set(deviceContext, { token: async () => undefined, keep: () => undefined });
  return context;
}

const credentials = { email: "anna@example.org", password: "a long walk" };

test("who is signed in is a value, and so is a refusal", async () => {
  const reply = { user: { id: "anna" } };
  const good = contextWith(async () => ({ ok: true, value: { reply, cookies: { session: "1" } } }));
  expect(await signIn(good, "password", credentials)).toEqual({
    ok: true,
    value: { ...reply, cookies: { session: "1" } },
  });
  const problem = { error: "login_failed" };
  const refused = contextWith(async () => ({ ok: false, problem }));
  expect(await signIn(refused, "password", credentials)).toEqual({ ok: false, problem });
});

test("a page that is thrown on the way, and a bug, stay what they are", async () => {
  for (const thrown of [redirect("/elsewhere"), new TypeError("a bug")]) {
    const context = contextWith(() => Promise.reject(thrown));
    await expect(signIn(context, "password", credentials)).rejects.toBe(thrown);
  }
});
