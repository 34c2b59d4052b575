import { expect, onTestFinished, test, vi } from "vitest";
import type { Env } from "./env.ts";
import { platformOf } from "./platform.ts";

const base = { API_ORIGIN: "http://api.example", SESSION_SECRET: "a secret of at least 32 characters" };

/** What is believed of a request that says all of this about its visitor. */
function believed(env: Partial<Env>, cf?: { country: string }) {
  const headers = {
    "CF-Connecting-IP": "192.0.2.1",
    "X-Forwarded-For": "192.0.2.2",
    "X-Client": "192.0.2.3, 10.0.0.1",
    "X-Country": "be",
    "X-Forwarded-Proto": "https",
  };
  const request = Object.assign(new Request("http://site.nl/members", { headers }), cf && { cf });
  const { address, country, origin } = platformOf(request, { ...base, ...env } as Env);
  return { address, country, origin };
}

test("on the edge Cloudflare says who comes from where, and no header that a visitor may write", () => {
  expect(believed({}, { country: "NL" })).toEqual({ address: "192.0.2.1", country: "NL", origin: "http://site.nl" });
});

test("self-hosted without a trusted proxy nobody is told apart, whatever they say of themselves", () => {
  expect(believed({ SELF_HOSTED: "1" }, { country: "NL" })).toEqual({
    address: "127.0.0.1",
    country: undefined,
    origin: "http://site.nl",
  });
});

test("self-hosted the headers that were named count, with the first address, and so does the proxy's https", () => {
  expect(believed({ SELF_HOSTED: "1", CLIENT_IP_HEADER: "X-Client", COUNTRY_HEADER: "X-Country" })).toEqual({
    address: "192.0.2.3",
    country: "BE",
    origin: "https://site.nl",
  });
});

test("a country that is not an ISO code counts as none", () => {
  for (const country of ["", "N", "NLD", "T1", "<b", "XX", "ZZ", "EU", "AP", "xx"])
    expect(believed({}, { country }).country, country).toBe(undefined);
});

test("every line that is logged for a request names it", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const { log, requestId } = platformOf(new Request("http://site.nl/members"), base as Env);
  log({ level: "error", event: "api_call_failed" });
  expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toMatchObject({
    request: requestId,
    event: "api_call_failed",
  });
});
