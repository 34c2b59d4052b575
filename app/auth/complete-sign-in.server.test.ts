import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aPlatform } from "../../tests/support/doubles/platform.ts";
import { cookiePairOf } from "../../tests/support/http/set-cookie.ts";
import { deviceContext, draftContext, typedContext, visitorCookieContext } from "../request/context.server.ts";
import { platformContext } from "../request/platform.server.ts";
import type { TypedForm } from "../request/drafts/typed-form.server.ts";
import type { Draft } from "../request/drafts/draft.server.ts";
import { headerName } from "../request/visitor/cookies.server.ts";
import { openSession } from "../request/session/session.server.ts";
import { startSessionContext } from "../request/session/start-session.server.ts";
import { enteredAt } from "../request/visitor/entered.server.ts";
import { rememberAddress } from "../request/visitor/typed-address.server.ts";
import { openVisitorCookie } from "../request/visitor/visitor-cookie.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import type { SignedIn } from "./signed-in.ts";

const DEVICE = "d".repeat(40);

/** A browser with somebody's session, in which somebody else signs in now. */
async function aBrowser() {
  const platform = aPlatform();
  const options = { seal: platform.seal, now: () => 0 };
  const before = await openSession(new Request("http://site.nl/"), options);
  before.start({ PHPSESSID: "of bert", other: "1" }, "bert");
  const headers = { Cookie: cookiePairOf(await before.commit()) };
  const session = await openSession(new Request("http://site.nl/", { headers }), options);
  const visitor = await openVisitorCookie(new Request("http://site.nl/"), platform.seal);
  const kept: unknown[] = [];
  const forgotten: string[] = [];
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(startSessionContext, session.start);
  context.set(visitorCookieContext, visitor);
  context.set(deviceContext, { token: async () => undefined, keep: (signedIn) => void kept.push(signedIn) });
  context.set(draftContext, { forget: async () => void forgotten.push("the draft") } as Draft);
  const handOver = async (member?: string) => void forgotten.push(`what ${member} did not type`);
  context.set(typedContext, { handOver } as Partial<TypedForm> as TypedForm);
  rememberAddress(context, "anna@example.org");
  enteredAt(context, 1_000_000_000_000);
  const lines = async () => (await Promise.all(platform.directives.cookies.map((cookies) => cookies()))).flat();
  return { context, session, visitor, kept, forgotten, lines };
}

function anna(wishes: object = {}): SignedIn {
  const user = { id: "anna", credits: 0, language: "nl", light_mode: true, comfort_mode: false, ...wishes };
  return { user, device: DEVICE, cookies: { PHPSESSID: "of anna" } } as unknown as SignedIn;
}

test("the session is of whoever signed in, with nothing left of the one before", async () => {
  const { context, session } = await aBrowser();
  expect(session.member).toBe("bert");
  const answer = await completeSignIn(context, anna(), "/chats");
  expect([session.member, session.jar]).toEqual(["anna", { PHPSESSID: "of anna" }]);
  expect(await session.commit()).toContain(headerName("session"));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/chats"]);
});

test("the browser is known from now on, where the API gives it a token", async () => {
  const { context, kept } = await aBrowser();
  await completeSignIn(context, anna(), "/members");
  await completeSignIn(context, { ...anna(), device: undefined }, "/members");
  expect(kept).toEqual([{ token: DEVICE, account: "anna" }]);
});

test("pages speak and look as the account says, and the address that was typed and a sign-up that was begun are forgotten", async () => {
  const { context, visitor, forgotten, lines } = await aBrowser();
  await completeSignIn(context, anna(), "/members");
  const set = (await lines()).join("\n");
  expect(set).toContain(`${headerName("locale")}=nl;`);
  expect(set).toContain(`${headerName("light")}=1;`);
  expect(set).not.toContain(headerName("comfort"));
  expect(visitor.data).toEqual({ typed: {}, entered: {} });
  expect(visitor.takeFlash()).toBeUndefined();
  expect(forgotten).toEqual(["the draft", "what anna did not type"]);
});

test("an account that comes back is greeted in its language", async () => {
  const { context, visitor } = await aBrowser();
  await completeSignIn(context, anna({ revived: true }), "/members");
  expect(visitor.takeFlash()?.text).toMatch(/^Welkom terug/);
});
