import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import { sessionContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import { sealCase, sentCase } from "./sent-case.server.ts";
import type { Session } from "../session/session.server.ts";

function contextOf(member?: string) {
  const context = new RouterContextProvider();
  context.set(platformContext, aPlatform());
  context.set(sessionContext, { member, signedIn: member !== undefined } as Partial<Session> as Session);
  return context;
}

test("the number is said to whoever sent it, on the page where they did", async () => {
  const page = "/members/bert/report";
  const sealed = await sealCase(contextOf("anna"), "R-7KQ4-M2XD", page);
  const opened = (member: string | undefined, path: string) =>
    sentCase(contextOf(member), new URL(`http://site.nl${path}?sent=${encodeURIComponent(sealed)}`));
  expect(await opened("anna", page)).toBe("R-7KQ4-M2XD");
  expect(await opened("cora", page)).toBeUndefined();
  expect(await opened(undefined, page)).toBeUndefined();
  expect(await opened("anna", "/members/cora/report")).toBeUndefined();
  expect(await opened("anna", "/complaints")).toBeUndefined();
});
