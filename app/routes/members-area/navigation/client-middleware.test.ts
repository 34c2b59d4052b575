import { data, type DataStrategyResult, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { onSignedOut } from "../../../live/calls/signed-out.ts";
import { afterAction, afterLoad, handleFailures } from "./client-middleware.ts";
import type { ShownPage } from "./shown-page.ts";

const shown: ShownPage = {
  address: "/members?page=2",
  routes: { layout: { pathname: "/", data: "bars" }, search: { pathname: "/members", data: "people" } },
};
const noAnswer: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
const answered = (status: number, facts: unknown = {}): DataStrategyResult => ({
  type: "error",
  result: { status, statusText: "", internal: false, data: facts },
});
const to = (location: string): DataStrategyResult => ({ type: "error", result: redirect(location) });
const isDocument = ({ result }: DataStrategyResult) =>
  result instanceof Response && result.headers.has("X-Remix-Reload-Document");

test("what comes is shown", () => {
  const fresh = { type: "data", result: "new" } as const;
  expect(afterLoad("/chats", shown)(fresh, "layout")).toEqual(fresh);
  expect(afterAction(fresh, "search")).toEqual(fresh);
});

test("without an answer the bars stay as they are, and so does the page that was asked for once more", () => {
  expect(afterLoad("/chats", shown)(noAnswer, "layout")).toEqual({ type: "data", result: "bars" });
  expect(afterLoad("/members?page=2", shown)(noAnswer, "search")).toEqual({ type: "data", result: "people" });
  expect(afterLoad("/members?page=2", shown)(answered(503), "search")).toEqual({ type: "data", result: "people" });
});

test("another page that does not come says that there is no connection, and never shows what was before", () => {
  expect(afterLoad("/members?page=3", shown)(noAnswer, "search")).toMatchObject({
    type: "error",
    result: { data: { connection: "failed" } },
  });
});

test("what the server refuses is shown as it says, instead of what was there", () => {
  expect(afterLoad("/members?page=2", shown)(answered(404), "search")).toEqual(answered(404));
  expect(afterLoad("/chats", shown)(answered(500), "chats")).toEqual(answered(500));
});

test("a redirect to a page without a script loads a document", () => {
  const load = afterLoad("/members", shown);
  expect(isDocument(load(to("/terms-changed?redirect=%2Fmembers"), "layout"))).toBe(true);
  expect(isDocument(load(to("/chats"), "layout"))).toBe(false);
  expect(isDocument(afterAction(to("/pages/terms"), "pay"))).toBe(true);
});

test("an action that fails is an answer with its reason, and a status that loads nothing anew", () => {
  const reason = (failed: DataStrategyResult) => afterAction(failed, "search");
  const unsent = (why: unknown) => ({ type: "data", result: { data: { unsent: why }, init: { status: 503 } } });
  expect(reason({ type: "error", result: data(new TypeError("Failed to fetch")) })).toMatchObject(unsent("connection"));
  expect(reason(answered(500, "<html>"))).toMatchObject(unsent("server"));
  expect(reason(answered(422, { problem: "yourself", values: { limit: 1 } }))).toMatchObject(
    unsent({ error: "yourself", limit: 1 }),
  );
  expect(reason(to("/login?redirect=%2Fmembers"))).toMatchObject(unsent({ error: "authentication_required" }));
  expect(reason(to("/login/passkey"))).not.toMatchObject(unsent({ error: "authentication_required" }));
});

test("a load that is sent to sign-in leaves for its document, and is never answered: the router would show that page itself", async () => {
  const [left, page] = [vi.fn(), { pathname: "/chats", search: "?page=2", replace: (to: string) => void left(to) }];
  vi.stubGlobal("location", page);
  const ended = vi.fn();
  const stop = onSignedOut(ended);
  const answered = vi.fn();
  const args = { request: new Request("http://site/likes"), url: new URL("http://site/likes") };
  const run = handleFailures as (args: object, next: () => Promise<unknown>) => Promise<unknown>;
  void run(args, async () => ({ layout: to("/login?redirect=%2Flikes") })).then(answered);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/login?redirect=%2Fchats%3Fpage%3D2"));
  expect(ended).toHaveBeenCalledOnce();
  expect(answered).not.toHaveBeenCalled();
  stop();
  vi.unstubAllGlobals();
});
