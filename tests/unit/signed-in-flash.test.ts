import type { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { ApiClient } from "../../app/api/client.server.ts";
import {
  apiContext,
  deviceContext,
  sessionContext,
  draftContext,
  typedContext,
  visitorCookieContext,
} from "../../app/request/context.server.ts";
import { type ResponseDirectives, type Platform, platformContext } from "../../app/request/platform.server.ts";
import type { Draft } from "../../app/request/drafts/draft.server.ts";
import type { TypedForm } from "../../app/request/drafts/typed-form.server.ts";
import { startSessionContext } from "../../app/request/session/start-session.server.ts";
import type { Session } from "../../app/request/session/session.server.ts";
import type { VisitorCookie } from "../../app/request/visitor/visitor-cookie.server.ts";
import { contextIn } from "../support/doubles/language.ts";
import { ownEntry } from "../../app/routes/signup/signup-entry.ts";
import { openAccount } from "../../app/routes/signup/open-account.server.ts";

/** A browser that speaks English, and an API that signs in a member whose account speaks Dutch. */
async function anEnglishBrowser() {
  const context = await contextIn("en");
  const directives: ResponseDirectives = { styleHashes: [], cookies: [] };
  const said: string[] = [];
  const sent: unknown[] = [];
  const user = { id: "x", language: "nl", credits: 0, paid_user: false, profile: {} };
  const callForSession = async ({ path }: { path: string }, input: unknown) => {
    sent.push(input);
    // Only a sign-in takes a deletion back.
    const revived = /user|passkey/.test(path);
    return { ok: true, value: { reply: { user: { ...user, revived } }, cookies: {} } };
  };
  context.set(apiContext, { callForSession } as unknown as ApiClient);
  context.set(startSessionContext, () => undefined);
  context.set(deviceContext, { token: async () => "a device", keep: () => undefined });
  context.set(platformContext, { directives } as Platform);
  context.set(sessionContext, { signedIn: false } as Session);
  context.set(draftContext, {
    read: async () => ({ name: "Anna" }),
    set: () => undefined,
    save: async () => undefined,
    forget: async () => undefined,
  } as Partial<Draft> as Draft);
  context.set(typedContext, { handOver: async () => undefined } as Partial<TypedForm> as TypedForm);
  context.set(visitorCookieContext, {
    data: {},
    change: () => undefined,
    flash: ({ text }) => void said.push(text),
  } as Partial<VisitorCookie> as VisitorCookie);
  return { context, said, sent };
}

const NEW = "a long walk by the sea";

interface Given {
  request: Request;
  url: URL;
  context: RouterContextProvider;
}

/** By its path only: a route's types are made for the app itself. */
function actionOf(route: string) {
  return async (given: Given): Promise<unknown> => {
    const { action } = (await import(/* @vite-ignore */ `../../app/routes/${route}`)) as {
      action(given: Given): Promise<unknown>;
    };
    return action(given);
  };
}

/** Each way in, as its page sends it. */
const ways: readonly [string, (given: Given) => Promise<unknown>, Record<string, string>, string][] = [
  ["a password", actionOf("login/login.tsx"), { email: "anna@example.org", password: NEW }, "Welkom terug: je account"],
  ["a passkey", actionOf("login/passkey.ts"), { response: "{}", state: "s" }, "Welkom terug: je account"],
  ["a reset", actionOf("access/choose-password.tsx"), { password: NEW, password_repeat: NEW }, "nieuwe wachtwoord"],
  [
    "a sign-up",
    ({ request, context }) => openAccount(request, ownEntry, context),
    { password: NEW, consent_terms: "on", consent_sensitive: "on" },
    "Welkom, Anna!",
  ],
];

for (const [way, act, fields, words] of ways) {
  test(`after ${way} the first words are in the account's language, and the browser said which it is`, async () => {
    const { context, said, sent } = await anEnglishBrowser();
    const url = new URL("http://site.nl/page?id=x&token=y");
    const body = new URLSearchParams(fields);
    const answer = await act({ request: new Request(url, { method: "POST", body }), url, context });
    expect(answer).toBeInstanceOf(Response);
    expect(said).toEqual([expect.stringContaining(words)]);
    expect(sent[0]).toMatchObject({ device: "a device" });
  });
}
