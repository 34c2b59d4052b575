import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { LARGEST_BODY } from "../../app/contract/endpoint.ts";
import { app } from "./app.ts";
import type { Env } from "./env.ts";

const broken = { getByName: () => raise(new Error("the disk is on fire")) } as unknown as DurableObjectNamespace;

function raise(error: Error): never {
  throw error;
}

const ask = async (path: string, init?: RequestInit, more: Partial<Env> = {}) =>
  app.fetch(
    new Request(`http://localhost${path}`, init),
    { ...(env as unknown as Env), ...more },
    createExecutionContext(),
  );

const answer = async (...asked: Parameters<typeof ask>) => {
  const response = await ask(...asked);
  return [response.status, await response.json()];
};

const notFound = [404, { error: "not_found" }];
const noBody = [422, { error: "invalid_input", fields: { "": "invalid" } }];

test("what is not in the contract is not found, in whatever spelling", async () => {
  for (const path of ["/", "/api/", "/api/nothing.php", "/api/user%2Ephp", "/api//user.php", "/api/user.php/"])
    expect(await answer(path), path).toEqual(notFound);
  for (const method of ["PATCH", "DELETE", "OPTIONS"])
    expect(await answer("/api/user.php", { method }), method).toEqual(notFound);
});

test("HEAD does nothing that GET would do", async () => {
  const response = await ask("/api/logout.php", { method: "HEAD" });
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([404, null]);
});

test("two calls on one path are told apart by their fixed query", async () => {
  const post = (query: string) => answer(`/api/user.php${query}`, { method: "POST", body: "{}" });
  expect(await post("?push=1")).toEqual([422, { error: "invalid_input", fields: { subscription: "invalid" } }]);
  const login = [422, { error: "invalid_input", fields: { email: "invalid", password: "invalid" } }];
  expect(await post("")).toEqual(login);
  expect(await post("?push=2")).toEqual(login);
});

test("nobody without the token finds the internal calls, or is asked for one", async () => {
  for (const given of [undefined, "", "seed", "Basic seed", "Bearer", "Bearer other", "Bearer s e e d"])
    for (const path of ["/internal/seeded", "/internal/nothing", "/internal/"]) {
      const headers: Record<string, string> = given === undefined ? {} : { Authorization: given };
      const response = await ask(path, { headers });
      expect([response.status, await response.json()], `${path} ${given}`).toEqual(notFound);
      expect(response.headers.has("WWW-Authenticate")).toBe(false);
    }
  const headers = { Authorization: "Bearer seed" };
  expect(await answer("/internal/nothing", { headers })).toEqual(notFound);
  expect((await ask("/internal/seeded", { headers })).status).toBe(200);
});

test("a body above the limit is refused by its length, and by reading it where it has none", async () => {
  const headers = { "Content-Length": String(LARGEST_BODY + 1) };
  expect(await answer("/api/user.php", { method: "POST", body: "{}", headers })).toEqual(noBody);
  const body = JSON.stringify({ email: "a@b.example", password: "x".repeat(LARGEST_BODY) });
  expect(await answer("/api/user.php", { method: "POST", body })).toEqual(noBody);
  // No call has such a long password, but the body fits.
  const fits = JSON.stringify({ email: "a@b.example", password: "x".repeat(LARGEST_BODY - 100) });
  const tooLong = [422, { error: "invalid_input", fields: { password: "invalid" } }];
  expect(await answer("/api/user.php", { method: "POST", body: fits })).toEqual(tooLong);
});

test("what nobody expected is in the log once, with the id that the answer shows and no path", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const headers = { "X-Request-Id": "an-id-of-the-web-Worker" };
  const failed = [500, { error: "server_error", request_id: "an-id-of-the-web-Worker" }];
  expect(await answer("/api/companyinfo.php", { headers }, { SITE: broken })).toEqual(failed);
  const seeding = { ...headers, Authorization: "Bearer seed" };
  expect(await answer("/internal/seeded?of=anna", { headers: seeding }, { SITE: broken })).toEqual(failed);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  log.mockRestore();
  const line = { event: "failure", request: "an-id-of-the-web-Worker", site: "periwinkle" };
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ ...line, call: "getCompanyInfo", failure: "Error: the disk is on fire" });
  expect(lines[1]).toMatchObject({ ...line, call: "/internal/seeded" });
});

test("an id that is none is replaced", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const id of ['"}{"', "x".repeat(256), "anna@example.org"]) {
    const response = await ask("/api/companyinfo.php", { headers: { "X-Request-Id": id } }, { SITE: broken });
    expect(await response.json()).toMatchObject({ request_id: expect.stringMatching(/^[\da-f-]{36}$/) as string });
  }
  log.mockRestore();
});
